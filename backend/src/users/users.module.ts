import { Global, Module } from '@nestjs/common';
import { StoreAccessController } from './store-access/store-access.controller';
import { UserNotesController } from './notes/user-notes.controller';
import { UsersController } from './users.controller';
import * as providers from './users-providers';

/** People, their rights, and who may list machines. */
@Global()
@Module({
  controllers: [UsersController, UserNotesController, StoreAccessController],
  providers: Object.values(providers),
  exports: [
    providers.UsersService,
    providers.AdminRights,
    providers.OtherLogins,
    providers.HourlyLimits,
    providers.UserDepartures,
    providers.UserObligations,
    providers.LostStoreAccess,
    providers.AccountEvents,
    providers.AccountsService,
    providers.UserScope,
  ],
})
export class UsersModule {}
