import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';

const BASE64 = /^[A-Za-z0-9+/]{86}==$/;

/**
 * Text that a team signs: the remote's name and the SHA-256 of the archive in hex, a line each. So a signature is
 * good for these bytes under this name alone.
 */
export const signedText = (remote: string, digest: string): string => `${remote}\n${digest}\n`;

/** @param signature  Ed25519 over `signedText`, in base64 */
export function isSigned(publicKey: string, text: string, signature: string): boolean {
  if (!BASE64.test(signature)) return false;
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}

/** @returns the key as it is stored. @throws PlainFailure for what is no public Ed25519 key */
export function publicKeyOf(pem: string): string {
  // Node would take the public key of a private one: whoever shows it here has shown too much.
  if (pem.includes('PRIVATE KEY'))
    throw new PlainFailure('that is the private key, which stays with the team');
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch (error) {
    throw new PlainFailure(`that is no public key in PEM: ${String(error)}`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new PlainFailure(`that is a key of ${key.asymmetricKeyType}: ed25519 is wanted`);
  }
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
