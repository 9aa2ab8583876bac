import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { AccountAudit } from './account-audit';
import { AccountMails } from './account-mails';
import { ChallengeLimitGuard } from './challenge-limit.guard';
import { DevicePlaces } from './device-places';
import { EmailVerificationsController } from './email-verifications.controller';
import { EmailVerifications } from './email-verifications.service';
import { OwnSessionsController } from './own-sessions.controller';
import { OwnSessions } from './own-sessions.service';
import { PasswordConfirmationsController } from './password-confirmations.controller';
import { PasswordConfirmations } from './password-confirmations.service';
import { PasswordConfirmedGuard } from './password-confirmed.guard';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResets } from './password-resets.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';
import { ResetTokens } from './reset-tokens';
import { SignedLinks } from './signed-links';
import { TwoFactorChallengesController } from './two-factor-challenges.controller';
import { TwoFactorChallenges } from './two-factor-challenges.service';
import { TwoFactorController } from './two-factor.controller';
import { TwoFactorSecrets } from './two-factor-secrets';
import { TwoFactorService } from './two-factor.service';
import { VerificationMails } from './verification-mails';

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
    OwnSessionsController,
  ],
  providers: [
    AccountAudit,
    AccountMails,
    SignedLinks,
    ResetTokens,
    PasswordResets,
    VerificationMails,
    EmailVerifications,
    ProfileService,
    PasswordConfirmations,
    PasswordConfirmedGuard,
    TwoFactorSecrets,
    TwoFactorService,
    ChallengeLimitGuard,
    TwoFactorChallenges,
    {
      provide: DevicePlaces,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => DevicePlaces.open(environment.geoipDatabase),
    },
    OwnSessions,
  ],
  exports: [VerificationMails],
})
export class AccountModule {}
