export { LaravelWireModule, type WireAsyncOptions, type WireProviders } from './module';
export { type WirePart } from './part';
export { type RouteSettings, type WireReply, type WireRequest } from './http/message';
export { attachSockets, prepareWire, secondServer, type SecondServerOptions } from './prepare';
export { type SilenceLimits } from './broadcasting/silence';
export {
  WIRE_OPTIONS,
  type CorsOptions,
  type GuestSocketLimits,
  type MaintenanceOptions,
  type PusherOptions,
  type WireOptions,
  type WireSettings,
} from './options';
export * from './ports';
export { mustBeUnchanged } from './access/must-be-unchanged';
export * from './errors';
export {
  Authenticated,
  BodyLimit,
  Can,
  CurrentSession,
  CurrentUser,
  GuestOnly,
  RawBody,
  Loaded,
  OpenedByAddress,
  SocketId,
  Stateless,
  TakesUploads,
  ValidateFirst,
  type RecordScope,
} from './access/decorators';
export { findPart, type PartOf } from './access/find-part';
export { CurrentUsers } from './access/current-users';
export { judgeAgain } from './access/judge-again';
export { AuthEvents, type AuthEvent } from './auth/auth-events';
export { readsAsTrue } from './input/flag';
export { Id, idFrom } from './input/id';
export { Filters, type FiltersOf, readFilters } from './input/filters';
export { type ListQuery } from './input/list-query';
export { paginateBy, type RowQuery, type RowSource } from './input/paginate-by';
export { type InputCheck, InputChecks } from './input/input-checks';
export { inputOf } from './input/input-of-request';
export { isPrecognitive } from './input/precognition';
export { Valid, type ValidContext, type ValidOptions } from './input/valid';
export {
  Broadcaster,
  type SavedMessage,
  type Sender,
  type ShouldBroadcast,
} from './broadcasting/broadcaster';
export { type BroadcastBus, type BusMessage, LocalBus } from './broadcasting/bus';
export { ChannelRegistry, type ChannelRule } from './broadcasting/channel-registry';
export { channelSignature } from './broadcasting/pusher-signature';
export { compactJson, prettyJson } from './http/json';
export { entriesIn, membersIn } from './http/json-parts';
export { expectsJson, isAjax, originOf, wantsJson } from './http/message';
export { parsePhpInput } from './http/php-input';
export { bytesOfBody, restOfBody } from './http/unread-body';
export { Subscriptions } from './broadcasting/subscriptions';
export { Action, Destroy, Show, StoreMany, Update } from './http/resource-routes';
export { type SignatureCheck, Signed, SignedUrls } from './http/signed-urls';
export { RouteMissing, RouteTable } from './http/route-table';
export {
  answerEarly,
  currentHttpRequest,
  currentRequestId,
  currentRouteName,
  currentSocketId,
  currentUserId,
} from './http/wire-context';
export { type TrustsPeer, usableId } from './http/request-id';
export { Frontends } from './session/frontends';
export {
  type LaravelSession,
  type LaravelSessionOptions,
  readLaravelSession,
  writeLaravelSession,
} from './session/laravel/laravel-payload';
export { SessionNotWritable, UnknownPayload } from './session/laravel/session-refusals';
export { MemorySessions } from './session/memory-sessions';
export { type Session } from './session/session';
export { endOf as sessionEndOf } from './session/session-end';
export { OpenSessions } from './session/open-sessions';
export { Sessions } from './session/sessions';
export { MemoryRateLimiter } from './throttle/memory-rate-limiter';
export { type Limit, type LimitsOf, RateLimiters, Throttle } from './throttle/rate-limiters';
export { networkOf } from './throttle/network';
export { QueuePerKey } from './throttle/queue-per-key';
