/** A program that uses one game by its types, and others by their names. */
module com.example.club {
  requires io.github.boardrules.zertz;
}
