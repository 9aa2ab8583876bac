import { Inject, Injectable } from '@nestjs/common';
import { WIRE_OPTIONS, type WireSettings } from '../../options';
import type { FortifyUser } from '../port';
import { SecretBox } from './secret-box';

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
