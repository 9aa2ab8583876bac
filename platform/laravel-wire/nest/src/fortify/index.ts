import type { Provider, Type } from '@nestjs/common';
import { SECOND_FACTOR } from '../auth/logins';
import type { WirePart } from '../part';
import { CLOCK } from '../ports';
import { emailVerificationsController } from './emails/email-verifications.controller';
import { EmailVerifications } from './emails/email-verifications';
import { SignedVerificationLinks, VERIFICATION_LINKS, VerificationUrls } from './emails/verification-links';
import { FORTIFY_OPTIONS, type FortifyOptions, type FortifySettings, fortifySettings } from './options';
import { NewPasswords } from './passwords/new-passwords';
import { passwordConfirmationsController } from './passwords/password-confirmations.controller';
import { PasswordConfirmations } from './passwords/password-confirmations';
import { RecentPasswords } from './passwords/password-confirmed';
import { passwordResetsController } from './passwords/password-resets.controller';
import { PasswordResets } from './passwords/password-resets';
import { ResetTokens } from './passwords/reset-tokens';
import { profileController } from './profile/profile.controller';
import { ProfileService } from './profile/profile.service';
import { TwoFactorChallengesController } from './two-factor/two-factor-challenges.controller';
import { TwoFactorChallenges } from './two-factor/two-factor-challenges';
import { TwoFactorController } from './two-factor/two-factor.controller';
import { TwoFactorSecrets } from './two-factor/two-factor-secrets';
import { awaitSecondFactor } from './two-factor/pending-login';
import { TwoFactorService } from './two-factor/two-factor.service';
import { UsedCodes } from './two-factor/used-codes';

/**
 * Laravel's Fortify beside login and registration: forgotten passwords, proof of an address, confirmation of the
 * password, two factors, profile and password. Wants the part `auth`, and a `FORTIFY_ACCOUNTS` among the providers.
 */
export function fortify(options: FortifyOptions = {}): WirePart {
  const settings = fortifySettings(options);
  return {
    controllers: controllersOf(settings),
    providers: [
      { provide: FORTIFY_OPTIONS, useValue: settings },
      { provide: VERIFICATION_LINKS, useClass: SignedVerificationLinks },
      EmailVerifications,
      ProfileService,
      TwoFactorSecrets,
      TwoFactorService,
      TwoFactorChallenges,
      UsedCodes,
      ...challengesOf(settings),
    ],
    exports: [
      NewPasswords,
      PasswordConfirmations,
      PasswordResets,
      RecentPasswords,
      ResetTokens,
      VerificationUrls,
    ],
  };
}

const challengesOf = ({ features }: FortifySettings): Provider[] =>
  features.includes('two-factor-authentication')
    ? [{ provide: SECOND_FACTOR, inject: [CLOCK], useFactory: awaitSecondFactor }]
    : [];

function controllersOf(settings: FortifySettings): Type[] {
  const { rules, features } = settings;
  const of = {
    'reset-passwords': () => [passwordResetsController(settings)],
    'email-verification': () => [emailVerificationsController(settings)],
    'two-factor-authentication': () => [TwoFactorController, TwoFactorChallengesController],
  };
  const chosen = features.flatMap((feature): Type[] =>
    feature in of ? of[feature as keyof typeof of]() : [],
  );
  return [passwordConfirmationsController(rules.confirmPassword), profileController(settings), ...chosen];
}

export { VERIFICATION_LINKS, type VerificationLinks, VerificationUrls } from './emails/verification-links';
export type { FortifyFeature, FortifyOptions, FortifyRules } from './options';
export { NewPasswords } from './passwords/new-passwords';
export { PasswordConfirmations } from './passwords/password-confirmations';
export { PasswordConfirmed, RecentPasswords } from './passwords/password-confirmed';
export { PasswordResets } from './passwords/password-resets';
export { PasswordTriesGuard } from './passwords/password-tries.guard';
export { ResetTokens } from './passwords/reset-tokens';
export {
  FORTIFY_ACCOUNTS,
  type FortifyAccounts,
  type FortifyColumns,
  type FortifyEvent,
  type FortifyUser,
  type HeldAccount,
  mustBeSameLogin,
  type ResetTokenStore,
  type StoredResetToken,
} from './port';
