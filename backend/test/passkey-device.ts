import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const UNLOCKED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A phone or a key on a ring, as far as a server can tell: one key of the curve P-256, and a count of its signatures. */
export class PasskeyDevice {
  readonly id = base64url(randomBytes(16));
  count = 0;
  /** Whether its owner proved to the device who they are. */
  unlocks = true;
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    this.publicKey = publicKey;
  }

  /** The credential of `navigator.credentials.create`, in JSON. */
  register({ challenge, rp }: { challenge: string; rp: { id: string } }) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.head(rp.id, WITH_KEY),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(this.coseKey()),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal', 'hybrid'],
    });
  }

  /** The credential of `navigator.credentials.get`, in JSON. */
  answer({ challenge, rpId }: { challenge: string; rpId: string }) {
    this.count += 1;
    const authData = this.head(rpId, 0);
    const clientData = this.clientData('webauthn.get', challenge);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key)),
    });
  }

  private credential<R extends object>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private head(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    const all = flags | PRESENT | (this.unlocks ? UNLOCKED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }

  /** ES256: key type 2, algorithm -7, curve 1, and the point. */
  private coseKey() {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
  }
}
