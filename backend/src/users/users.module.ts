import { Global, Module } from '@nestjs/common';
import { AccountEvents } from './account-events';
import { AdminRights } from './admin-rights';
import { AccountsService } from './accounts.service';
import { HourlyLimits } from './hourly-limits';
import { LostStoreAccess } from './store-access/lost-store-access';
import { OtherLogins } from './other-logins';
import { AccountStatusService } from './account-status.service';
import { StoreAccessEvents } from './store-access/store-access-events';
import { StoreAccessController } from './store-access/store-access.controller';
import { StoreAccessRequestScope } from './store-access/store-access.scope';
import { StoreAccessService } from './store-access/store-access.service';
import { UserDepartures } from './user-departures';
import { UserObligations } from './user-obligations';
import { UserNotes } from './notes/user-notes';
import { UserNotesController } from './notes/user-notes.controller';
import { UsersController } from './users.controller';
import { UserScope } from './users.scope';
import { UsersService } from './users.service';

/** People, their rights, and who may list machines. */
@Global()
@Module({
  controllers: [UsersController, UserNotesController, StoreAccessController],
  providers: [
    UsersService,
    AdminRights,
    OtherLogins,
    HourlyLimits,
    UserDepartures,
    UserObligations,
    LostStoreAccess,
    UserScope,
    UserNotes,
    AccountEvents,
    AccountsService,
    AccountStatusService,
    StoreAccessRequestScope,
    StoreAccessEvents,
    StoreAccessService,
  ],
  exports: [
    UsersService,
    AdminRights,
    OtherLogins,
    HourlyLimits,
    UserDepartures,
    UserObligations,
    LostStoreAccess,
    AccountEvents,
    AccountsService,
    UserScope,
  ],
})
export class UsersModule {}
