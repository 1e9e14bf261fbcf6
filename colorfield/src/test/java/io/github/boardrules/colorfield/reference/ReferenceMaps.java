package io.github.boardrules.colorfield.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All maps of a layout onto itself, found by trying: fields go to fields of their colour, the
 * middle to the middle, gates to gates, and what touches goes to what touches.
 */
public final class ReferenceMaps {
  private final ReferenceLayout layout;
  private final boolean exchanged;
  private final int most;
  private final List<String> fields;
  private final List<Map<String, String>> found = new ArrayList<>();
  private final Map<String, String> images = new LinkedHashMap<>();

  private ReferenceMaps(ReferenceLayout layout, boolean exchanged, int most) {
    this.layout = layout;
    this.exchanged = exchanged;
    this.most = most;
    fields = layout.fields();
  }

  /** The images of all fields under each map; only some if there are more than a number. */
  public static List<Map<String, String>> of(ReferenceLayout layout, boolean exchanged, int most) {
    ReferenceMaps maps = new ReferenceMaps(layout, exchanged, most);
    maps.extend();
    return maps.found;
  }

  private void extend() {
    if (images.size() == fields.size()) {
      found.add(Map.copyOf(images));
      return;
    }
    String field = fields.get(images.size());
    for (String image : fields) {
      if (found.size() <= most && fits(field, image)) {
        images.put(field, image);
        extend();
        images.remove(field);
      }
    }
  }

  private boolean fits(String field, String image) {
    return !images.containsValue(image)
        && layout.colour(field) == layout.colour(image)
        && layout.isMiddle(field) == layout.isMiddle(image)
        && isGateOf("full", field) == isGateOf(exchanged ? "empty" : "full", image)
        && isGateOf("empty", field) == isGateOf(exchanged ? "full" : "empty", image)
        && images.keySet().stream()
            .allMatch(
                other -> layout.touch(field, other) == layout.touch(image, images.get(other)));
  }

  private boolean isGateOf(String team, String field) {
    return layout.gates().get(team).contains(field);
  }
}
