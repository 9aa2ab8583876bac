export { type Wire, type WireOptions, createWire } from './wire';
export { type HttpCalls } from './http-calls';
export { untilShown } from './leaving-page';
export { type RequestOptions, type WireAnswer, type WireRequest, addressOf } from './request';
export {
  type ListMembers,
  type PageOf,
  type ReadOptions,
  type Resource,
  type ResourceRules,
} from './resource';
export { type LoginInput, type LoginOutcome, type RegisterInput } from './session-calls';
export { type ErrorKind, WireError } from './wire-error';
export { toWireError } from './to-wire-error';
export { type PresentedErrors, presentErrors } from './present-errors';
export { firstMessages } from '@laravel-wire/core';
export { type LiveListeners, type LiveRecords } from './live/live-records';
export { type Member } from './live/presence';
export * from './live/presence-channels';
export { type EchoFactory, type EchoLike } from './live/echo-like';
export { REALTIME, type RealtimeSettings } from './live/realtime-settings';
