package io.github.boardrules.examples.docs;

import io.github.boardrules.fixtures.Checkout;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Checks the dependencies that a page shows. */
final class Dependencies {
  private Dependencies() {}

  /**
   * Checks that the lines are well-formed and name artifacts of this library, and its version where
   * they import its bill of materials.
   */
  static void check(List<String> lines) {
    List<Element> found = all(parse("<all>" + String.join("\n", lines) + "</all>"), "dependency");
    if (found.isEmpty()) {
      throw new Fault("no dependency is shown");
    }
    Element parent = parse(Checkout.read("pom.xml"));
    List<String> artifacts = artifacts(parent);
    List<String> versions =
        List.of(text(parent, "version").replace("-SNAPSHOT", ""), text(parent, "api.baseline"));
    for (Element dependency : found) {
      require(List.of(text(parent, "groupId")), text(dependency, "groupId"));
      require(artifacts, text(dependency, "artifactId"));
      boolean isImport = text(dependency, "scope").equals("import");
      require(isImport ? versions : List.of(""), text(dependency, "version"));
    }
  }

  private static void require(Collection<String> known, String shown) {
    if (!known.contains(shown)) {
      throw new Fault("'" + shown + "' is none of " + known);
    }
  }

  private static List<String> artifacts(Element parent) {
    return all(parent, "module").stream()
        .map(module -> parse(Checkout.read(module.getTextContent() + "/pom.xml")))
        .filter(pom -> all(pom, "maven.deploy.skip").isEmpty())
        .flatMap(pom -> own(pom, "artifactId").stream())
        .toList();
  }

  /** Returns the text of a child of an element, and not of its parent. */
  private static Optional<String> own(Element pom, String name) {
    return all(pom, name).stream()
        .filter(element -> element.getParentNode() == pom)
        .map(Element::getTextContent)
        .findFirst();
  }

  private static String text(Element element, String name) {
    return all(element, name).stream().findFirst().map(Element::getTextContent).orElse("");
  }

  private static List<Element> all(Element element, String name) {
    NodeList found = element.getElementsByTagName(name);
    List<Element> all = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      all.add((Element) found.item(i));
    }
    return all;
  }

  private static Element parse(String xml) {
    try {
      DocumentBuilder reader = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      reader.setErrorHandler(null); // the exception says enough
      return reader.parse(new InputSource(new StringReader(xml))).getDocumentElement();
    } catch (SAXException problem) {
      throw new Fault("this is not well-formed: " + problem.getMessage());
    } catch (IOException | ParserConfigurationException problem) {
      throw new IllegalStateException(problem);
    }
  }
}
