package io.github.boardrules.release;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** An element of an XML file, with access to descendants by paths of their names. */
record Xml(Element element) {

  static Xml parse(byte[] file) {
    try {
      var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      return new Xml(builder.parse(new ByteArrayInputStream(file)).getDocumentElement());
    } catch (IOException | ParserConfigurationException | SAXException e) {
      throw new IllegalArgumentException("It is not XML: " + e.getMessage(), e);
    }
  }

  /** Returns every element at a path such as {@code dependencies/dependency}. */
  List<Xml> all(String path) {
    int slash = path.indexOf('/');
    String name = slash < 0 ? path : path.substring(0, slash);
    var found = new ArrayList<Xml>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child && child.getTagName().equals(name)) {
        var next = new Xml(child);
        found.addAll(slash < 0 ? List.of(next) : next.all(path.substring(slash + 1)));
      }
    }
    return found;
  }

  /** Returns the text at a path; empty if there is none. */
  String text(String path) {
    return all(path).stream()
        .findFirst()
        .map(xml -> xml.element.getTextContent().strip())
        .orElse("");
  }
}
