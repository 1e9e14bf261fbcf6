package com.example.games;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** A client that tries everything once, and prints the answers. */
record Visitor(String port) {

  void visit() throws Exception {
    print("PUT", "/matches/7", "zertz:rings=61");
    print("PUT", "/matches/8", "zertz:rings=62");
    print("POST", "/matches/7/moves", "We5,e1");
    print("POST", "/matches/7/moves", "Ge5,a1");
    print("POST", "/matches/7/moves", "Ge0");
    print("POST", "/matches/7/touches", "piece:grey");
    print("POST", "/matches/7/touches", "cell:f5");
    print("POST", "/matches/7/touches", "cell:a1");
    try (var lines = send("GET", "/matches/7/analysis", "", BodyHandlers.ofInputStream())) {
      System.out.println("an analysis begins: " + (lines.read() >= 0));
    }
    while (!send("GET", "/analyses", "", BodyHandlers.ofString()).equals("0")) {
      Thread.sleep(50);
    }
    System.out.println("the analysis has ended");
  }

  private void print(String method, String path, String text) throws Exception {
    String answer = send(method, path, text, BodyHandlers.ofString());
    System.out.println(answer.substring(0, Math.min(answer.length(), 240)));
  }

  private <T> T send(String method, String path, String text, java.net.http.HttpResponse.BodyHandler<T> handler) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("Accept-Language", "hu")
            .header("Content-Type", "text/plain")
            .method(method, HttpRequest.BodyPublishers.ofString(text))
            .build();
    return HttpClient.newHttpClient().send(request, handler).body();
  }
}
