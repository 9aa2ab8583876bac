import { Global, Module } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { AccountAudit } from './account-audit';
import { AccountChanges } from './account-changes';
import { AccountHelpController } from './account-help.controller';
import { AccountHelpService } from './account-help.service';
import { AccountMails } from './account-mails';
import { ConfirmedAccounts } from './confirmed-accounts';
import { DevicePlaces } from './devices/device-places';
import { OwnSessionsController, UserSessionsController } from './devices/own-sessions.controller';
import { OwnSessions } from './devices/own-sessions';
import { PasswordLinks } from './passwords/password-links';
import { OwnDataController, UserDataController } from './own-data/own-data.controller';
import { DataExports } from './own-data/data-exports';
import { OwnRecords } from './own-data/own-records';
import { ImpersonationHooks } from './impersonation/impersonation.hooks';
import { ImpersonationsController } from './impersonation/impersonations.controller';
import { ImpersonationsService } from './impersonation/impersonations.service';
import { HeldAccounts } from './held-accounts';
import { LoginAudit } from './login-audit';
import { MailChoicesController } from './mail-choices.controller';
import { PasskeyChallenges } from './passkeys/passkey-challenges';
import { PasskeyLogins } from './passkeys/passkey-logins';
import { PasskeyLoginsController } from './passkeys/passkey-logins.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import { PasskeysService } from './passkeys/passkeys.service';
import { RelyingParty } from './passkeys/relying-party';
import { SignedLinks } from './emails/signed-links';
import { VerificationMails } from './emails/verification-mails';

/** A person’s own account: password, address, second factor, devices. */
@Global()
@Module({
  controllers: [
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
    AccountChanges,
    AccountHelpService,
    AccountMails,
    ConfirmedAccounts,
    PasswordLinks,
    HeldAccounts,
    LoginAudit,
    SignedLinks,
    VerificationMails,
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
  exports: [ConfirmedAccounts, HeldAccounts, SignedLinks, VerificationMails],
})
export class AccountsModule {}
