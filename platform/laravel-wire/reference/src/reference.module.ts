import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import {
  CLOCK,
  type Clock,
  LaravelWireModule,
  PRESENCE,
  RATE_LIMITER,
  SESSION_STORE,
  USER_PROVIDER,
  type WireOptions,
} from '@laravel-wire/nest';
import { auth } from '@laravel-wire/nest/auth';
import { FORTIFY_ACCOUNTS, fortify, type FortifyOptions } from '@laravel-wire/nest/fortify';
import { pusher } from '@laravel-wire/nest/pusher';
import { sockets } from '@laravel-wire/nest/sockets';
import { TOKEN_STORE, tokens } from '@laravel-wire/nest/tokens';
import { Accounts } from './accounts/accounts';
import type { MemoryFortify } from './accounts/memory-fortify';
import { MemorySessions } from './accounts/memory-sessions';
import { MemoryTokens } from './accounts/memory-tokens';
import { AddressesController, AddressScope } from './addresses/addresses.controller';
import { AdminGuard, MachineTypesController, MachineTypeScope } from './catalog/machine-types.controller';
import { Database } from './database/database';
import { TablePresence } from './database/presence';
import { FreshLimiter } from './fresh-limiter';
import { AuthorizationController } from './lab/authorization.controller';
import { DebugController } from './lab/debug.controller';
import { EventsController } from './lab/events.controller';
import { ExpressController } from './lab/express.controller';
import { JsonApiController } from './lab/json-api.controller';
import { KeysController, ParcelScope, ProjectScope, SlugScope } from './lab/keys.controller';
import { LabController } from './lab/lab.controller';
import { LabGateway } from './lab/lab.gateway';
import { LimitsController } from './lab/limits.controller';
import { OpenController } from './lab/open.controller';
import { PrecognitionController, ThirteenNoteScope } from './lab/precognition.controller';
import { ResourcesController } from './lab/resources.controller';
import { ReturnedValuesController } from './lab/returned-values.controller';
import { SignedController } from './lab/signed.controller';
import { ThirteenController } from './lab/thirteen.controller';
import { NoteScope, NotesController } from './notes/notes';
import { OddController } from './notes/odd.controller';
import { PicturesController } from './notes/pictures.controller';
import { RentalRequestActionsController } from './rentals/rental-request-actions.controller';
import { RentalRequestScope } from './rentals/rental-request.scope';
import { RentalRequestsController } from './rentals/rental-requests.controller';
import { ResetController } from './reset.controller';
import { MessagesController } from './support/messages.controller';
import { SupportTicketScope } from './support/support-ticket.scope';
import { SupportTicketsController } from './support/support-tickets.controller';
import { TokensController } from './tokens/tokens.controller';

export interface Parts {
  database: Database;
  accounts: Accounts;
  sessions: MemorySessions;
  clock: Clock;
  limiter: FreshLimiter;
  /** Null where the application has no tokens. */
  tokens: MemoryTokens | null;
  /** Null where it has none of Fortify's routes. */
  fortify: { accounts: MemoryFortify; options: FortifyOptions } | null;
  /** Replace the layer's defaults. */
  more?: Provider[];
}

/** The tables for everybody: scopes and controllers ask for them. */
@Module({})
class TablesModule {
  static with({ database, accounts, sessions, limiter }: Parts): DynamicModule {
    const providers = [
      { provide: Database, useValue: database },
      { provide: Accounts, useValue: accounts },
      { provide: MemorySessions, useValue: sessions },
      { provide: FreshLimiter, useValue: limiter },
    ];
    return {
      module: TablesModule,
      global: true,
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

@Module({
  controllers: [
    RentalRequestsController,
    RentalRequestActionsController,
    MessagesController,
    SupportTicketsController,
    AddressesController,
    MachineTypesController,
    AuthorizationController,
    DebugController,
    EventsController,
    ExpressController,
    JsonApiController,
    KeysController,
    LabController,
    LimitsController,
    OpenController,
    PrecognitionController,
    ResourcesController,
    ReturnedValuesController,
    SignedController,
    ThirteenController,
    NotesController,
    OddController,
    PicturesController,
    TokensController,
    ResetController,
  ],
  providers: [
    RentalRequestScope,
    SupportTicketScope,
    AddressScope,
    MachineTypeScope,
    AdminGuard,
    NoteScope,
    ThirteenNoteScope,
    ProjectScope,
    ParcelScope,
    SlugScope,
    LabGateway,
  ],
})
export class ReferenceModule {
  static with(options: WireOptions, parts: Parts): DynamicModule {
    const wire = LaravelWireModule.forRoot(options, {
      parts: [
        ...[auth, sockets, pusher],
        ...(parts.tokens ? [tokens] : []),
        ...(parts.fortify ? [fortify(parts.fortify.options)] : []),
      ],
      providers: [
        { provide: SESSION_STORE, useValue: parts.sessions },
        { provide: USER_PROVIDER, useValue: parts.accounts },
        { provide: CLOCK, useValue: parts.clock },
        { provide: RATE_LIMITER, useValue: parts.limiter },
        { provide: PRESENCE, useValue: new TablePresence(parts.database) },
        { provide: TOKEN_STORE, useValue: parts.tokens },
        { provide: FORTIFY_ACCOUNTS, useValue: parts.fortify?.accounts },
        ...(parts.more ?? []),
      ],
    });
    return { module: ReferenceModule, imports: [TablesModule.with(parts), wire] };
  }
}
