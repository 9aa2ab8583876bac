import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { User } from '../../users/user.entity';
import { SecretBox } from './secret-box';

/** Secret and recovery codes of an account: encrypted in the table, as Fortify keeps them. */
@Injectable()
export class TwoFactorSecrets {
  private readonly box: SecretBox;

  constructor(@Inject(ENVIRONMENT) { appKey, previousKeys }: Environment) {
    this.box = new SecretBox(appKey, previousKeys);
  }

  /** Base32; null while there is none. */
  secretOf({ two_factor_secret }: Pick<User, 'two_factor_secret'>): string | null {
    return two_factor_secret === null ? null : this.box.open(two_factor_secret);
  }

  codesOf({ two_factor_recovery_codes }: Pick<User, 'two_factor_recovery_codes'>): string[] {
    if (two_factor_recovery_codes === null) return [];
    return JSON.parse(this.box.open(two_factor_recovery_codes)) as string[];
  }

  sealSecret(secret: string): string {
    return this.box.seal(secret);
  }

  sealCodes(codes: readonly string[]): string {
    return this.box.seal(JSON.stringify(codes));
  }
}
