import { Global, Module } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { AccountHelpController } from './account-help.controller';
import { DevicePlaces } from './devices/device-places';
import { OwnSessionsController, UserSessionsController } from './devices/own-sessions.controller';
import { OwnDataController, UserDataController } from './own-data/own-data.controller';
import { ImpersonationsController } from './impersonation/impersonations.controller';
import { MailChoicesController } from './mail-choices.controller';
import { PasskeyLoginsController } from './passkeys/passkey-logins.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import * as providers from './accounts-providers';

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
    ...Object.values(providers),
    {
      provide: DevicePlaces,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => DevicePlaces.open(environment.geoipDatabase),
    },
  ],
  exports: [
    providers.ConfirmedAccounts,
    providers.HeldAccounts,
    providers.SignedLinks,
    providers.VerificationMails,
  ],
})
export class AccountsModule {}
