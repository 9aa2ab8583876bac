import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEvents } from './account-events';
import { AccountsService } from './accounts.service';
import { LostStoreAccess } from './store-access/lost-store-access';
import { StandingService } from './standing.service';
import { StoreAccessEvents } from './store-access/store-access-events';
import { StoreAccessRequest } from './store-access/store-access-request.entity';
import { StoreAccessController } from './store-access/store-access.controller';
import { StoreAccessRequestScope } from './store-access/store-access.scope';
import { StoreAccessService } from './store-access/store-access.service';
import { UserDepartures } from './user-departures';
import { UserObligations } from './user-obligations';
import { User } from './user.entity';
import { UsersController } from './users.controller';
import { UserScope } from './users.scope';
import { UsersService } from './users.service';

/** People, their rights, and who may list machines. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoreAccessRequest, User])],
  controllers: [UsersController, StoreAccessController],
  providers: [
    UsersService,
    UserDepartures,
    UserObligations,
    LostStoreAccess,
    UserScope,
    AccountEvents,
    AccountsService,
    StandingService,
    StoreAccessRequestScope,
    StoreAccessEvents,
    StoreAccessService,
  ],
  exports: [UsersService, UserDepartures, UserObligations, LostStoreAccess, AccountEvents],
})
export class UsersModule {}
