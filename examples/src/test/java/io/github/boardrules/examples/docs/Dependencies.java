package io.github.boardrules.examples.docs;

import java.io.IOException;
import java.io.StringReader;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
    NodeList found =
        parse("<all>" + String.join("\n", lines) + "</all>").getElementsByTagName("dependency");
    if (found.getLength() == 0) {
      throw new Fault("no dependency is shown");
    }
    Element parent = parse(Checkout.read("pom.xml"));
    Set<String> artifacts = artifacts(parent);
    List<String> versions =
        List.of(text(parent, "version").replace("-SNAPSHOT", ""), text(parent, "api.baseline"));
    for (int i = 0; i < found.getLength(); i++) {
      Element dependency = (Element) found.item(i);
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

  /** Returns the published artifacts. */
  private static Set<String> artifacts(Element parent) {
    NodeList modules = parent.getElementsByTagName("module");
    Set<String> artifacts = new HashSet<>();
    for (int i = 0; i < modules.getLength(); i++) {
      Element pom = parse(Checkout.read(modules.item(i).getTextContent() + "/pom.xml"));
      if (pom.getElementsByTagName("maven.deploy.skip").getLength() == 0) {
        artifacts.add(child(pom, "artifactId"));
      }
    }
    return artifacts;
  }

  private static String child(Element pom, String name) {
    NodeList found = pom.getElementsByTagName(name);
    for (int i = 0; i < found.getLength(); i++) {
      if (found.item(i).getParentNode() == pom) {
        return found.item(i).getTextContent();
      }
    }
    return "";
  }

  private static String text(Element element, String name) {
    NodeList found = element.getElementsByTagName(name);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent();
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
