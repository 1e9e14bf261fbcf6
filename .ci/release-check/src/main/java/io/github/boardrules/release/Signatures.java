package io.github.boardrules.release;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSignatureList;
import org.bouncycastle.openpgp.PGPUtil;
import org.bouncycastle.openpgp.jcajce.JcaPGPObjectFactory;
import org.bouncycastle.openpgp.jcajce.JcaPGPPublicKeyRing;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentVerifierBuilderProvider;

/** Checks detached signatures against one public key. */
record Signatures(PGPPublicKey key) {

  static Signatures of(byte[] publicKey) throws IOException {
    var in = PGPUtil.getDecoderStream(new ByteArrayInputStream(publicKey));
    return new Signatures(new JcaPGPPublicKeyRing(in).getPublicKey());
  }

  /** Returns whether a text signature is one of the key for these bytes. */
  boolean verify(byte[] content, byte[] signature) {
    try {
      var in = PGPUtil.getDecoderStream(new ByteArrayInputStream(signature));
      if (!(new JcaPGPObjectFactory(in).nextObject() instanceof PGPSignatureList list)
          || list.isEmpty()
          || list.get(0).getKeyID() != key.getKeyID()) {
        return false;
      }
      var first = list.get(0);
      first.init(new JcaPGPContentVerifierBuilderProvider(), key);
      first.update(content);
      return first.verify();
    } catch (IOException | PGPException | RuntimeException e) {
      return false; // a damaged signature can cause any of these
    }
  }
}
