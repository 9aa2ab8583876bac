import { Encrypter } from '../../session/encrypter';
import { decode, encode } from '../../session/laravel/php-values';

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
