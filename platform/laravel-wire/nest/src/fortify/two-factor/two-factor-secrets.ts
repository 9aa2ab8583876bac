import { Inject, Injectable } from '@nestjs/common';
import { WIRE_OPTIONS, type WireSettings } from '../../options';
import { Encrypter } from '../../session/encrypter';
import { decode, encode } from '../../session/laravel/php-values';
import type { FortifyUser } from '../port';

/** Texts that only the holder of the app key can read, as Laravel's `encrypt()` makes them: the text in PHP's notation. */
export class SecretBox {
  readonly #encrypter: Encrypter;

  /** @param previousKeys  read with, and written with no more */
  constructor(appKey: string, previousKeys: readonly string[] = []) {
    this.#encrypter = new Encrypter(appKey, previousKeys);
  }

  seal(text: string): string {
    return this.#encrypter.encrypt(encode(text));
  }

  /** @throws Error when the text was sealed under another key, or changed since */
  open(sealed: string): string {
    const bytes = this.#encrypter.decrypt(sealed);
    if (!bytes) throw new Error('a secret cannot be read: it was encrypted under another APP_KEY');
    return String(decode(bytes));
  }
}

/** Secret and recovery codes of an account: encrypted in the table, as Fortify stores them. */
@Injectable()
export class TwoFactorSecrets {
  readonly #box: SecretBox;

  constructor(@Inject(WIRE_OPTIONS) { appKey, previousKeys }: WireSettings) {
    this.#box = new SecretBox(appKey, previousKeys);
  }

  /** Base32; null while there is none. */
  secretOf({ two_factor_secret }: Pick<FortifyUser, 'two_factor_secret'>): string | null {
    return two_factor_secret === null ? null : this.#box.open(two_factor_secret);
  }

  codesOf({ two_factor_recovery_codes }: Pick<FortifyUser, 'two_factor_recovery_codes'>): string[] {
    if (two_factor_recovery_codes === null) return [];
    return JSON.parse(this.#box.open(two_factor_recovery_codes)) as string[];
  }

  sealSecret(secret: string): string {
    return this.#box.seal(secret);
  }

  sealCodes(codes: readonly string[]): string {
    return this.#box.seal(JSON.stringify(codes));
  }
}
