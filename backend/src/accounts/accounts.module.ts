import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { AccountAudit } from './account-audit';
import { AccountHelpController } from './account-help.controller';
import { AccountHelpService } from './account-help.service';
import { AccountMails } from './account-mails';
import { ConfirmedAccounts } from './confirmed-accounts';
import { ChallengeLimitGuard } from './two-factor/challenge-limit.guard';
import { DevicePlaces } from './devices/device-places';
import { EmailVerificationsController } from './emails/email-verifications.controller';
import { EmailVerifications } from './emails/email-verifications';
import { OwnSessionsController, UserSessionsController } from './devices/own-sessions.controller';
import { OwnSessions } from './devices/own-sessions';
import { PasswordConfirmationsController } from './passwords/password-confirmations.controller';
import { PasswordConfirmations } from './passwords/password-confirmations';
import { PasswordTriesGuard } from './passwords/password-tries.guard';
import { PasswordResetsController } from './passwords/password-resets.controller';
import { PasswordLinks } from './passwords/password-links';
import { NewPasswords } from './passwords/new-passwords';
import { PasswordResets } from './passwords/password-resets';
import { OwnDataController, UserDataController } from './own-data/own-data.controller';
import { DataExports } from './own-data/data-exports';
import { OwnRecords } from './own-data/own-records';
import { ImpersonationHooks } from './impersonation/impersonation.hooks';
import { ImpersonationsController } from './impersonation/impersonations.controller';
import { ImpersonationsService } from './impersonation/impersonations.service';
import { LoginAudit } from './login-audit';
import { MailChoicesController } from './mail-choices.controller';
import { PasskeyChallenges } from './passkeys/passkey-challenges';
import { PasskeyLogins } from './passkeys/passkey-logins';
import { PasskeyLoginsController } from './passkeys/passkey-logins.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import { PasskeysService } from './passkeys/passkeys.service';
import { RelyingParty } from './passkeys/relying-party';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';
import { ResetLimitGuard } from './passwords/reset-limit.guard';
import { ResetTokens } from './passwords/reset-tokens';
import { SignedLinks } from './emails/signed-links';
import { TwoFactorChallengesController } from './two-factor/two-factor-challenges.controller';
import { TwoFactorChallenges } from './two-factor/two-factor-challenges';
import { TwoFactorController } from './two-factor/two-factor.controller';
import { TwoFactorSecrets } from './two-factor/two-factor-secrets';
import { TwoFactorService } from './two-factor/two-factor.service';
import { VerificationMails } from './emails/verification-mails';

/** What people do about their own account: password, address, second factor, devices. */
@Global()
@Module({
  controllers: [
    PasswordResetsController,
    EmailVerificationsController,
    ProfileController,
    PasswordConfirmationsController,
    TwoFactorController,
    TwoFactorChallengesController,
    PasskeysController,
    PasskeyLoginsController,
    OwnSessionsController,
    UserSessionsController,
    AccountHelpController,
    OwnDataController,
    UserDataController,
    ImpersonationsController,
    MailChoicesController,
  ],
  providers: [
    AccountAudit,
    AccountHelpService,
    AccountMails,
    ConfirmedAccounts,
    PasswordLinks,
    LoginAudit,
    SignedLinks,
    ResetTokens,
    NewPasswords,
    PasswordResets,
    VerificationMails,
    EmailVerifications,
    ProfileService,
    PasswordConfirmations,
    PasswordTriesGuard,
    ResetLimitGuard,
    TwoFactorSecrets,
    TwoFactorService,
    ChallengeLimitGuard,
    TwoFactorChallenges,
    {
      provide: DevicePlaces,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => DevicePlaces.open(environment.geoipDatabase),
    },
    RelyingParty,
    PasskeyChallenges,
    PasskeysService,
    PasskeyLogins,
    OwnSessions,
    DataExports,
    OwnRecords,
    ImpersonationsService,
    ImpersonationHooks,
  ],
  exports: [ConfirmedAccounts, SignedLinks, VerificationMails],
})
export class AccountsModule {}
