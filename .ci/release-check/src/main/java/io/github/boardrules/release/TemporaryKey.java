package io.github.boardrules.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.util.Date;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSecretKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentSignerBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPDigestCalculatorProviderBuilder;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPKeyPair;

/** Generates a temporary key, which signs the bundle of one check. */
public final class TemporaryKey {
  private TemporaryKey() {}

  /**
   * Writes a new key.
   *
   * @param arguments the file of the secret key and that of the public key
   */
  public static void main(String[] arguments)
      throws IOException, GeneralSecurityException, PGPException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(3072);
    var pair =
        new JcaPGPKeyPair(
            PublicKeyPacket.VERSION_4,
            PGPPublicKey.RSA_GENERAL,
            generator.generateKeyPair(),
            new Date());
    var key =
        new PGPSecretKey(
            PGPSignature.DEFAULT_CERTIFICATION,
            pair,
            "A temporary key of .ci/release",
            new JcaPGPDigestCalculatorProviderBuilder().build().get(HashAlgorithmTags.SHA1),
            null,
            null,
            new JcaPGPContentSignerBuilder(PGPPublicKey.RSA_GENERAL, HashAlgorithmTags.SHA256),
            null);
    write(Path.of(arguments[0]), key.getEncoded());
    write(Path.of(arguments[1]), key.getPublicKey().getEncoded());
  }

  private static void write(Path file, byte[] key) throws IOException {
    var text = new ByteArrayOutputStream();
    try (var armor = ArmoredOutputStream.builder().clearHeaders().build(text)) {
      armor.write(key);
    }
    Files.write(file, text.toByteArray());
  }
}
