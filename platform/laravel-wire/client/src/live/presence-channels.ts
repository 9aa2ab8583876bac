import type { Member } from './presence';

/**
 * Members and whispers of presence channels, by their patterns, where an application declares them:
 * `declare module '@laravel-wire/client' { interface PresenceChannels { 'order.{id}': { member: …; whispers: … } } }`.
 */
export interface PresenceChannels {}

type NameOf<Pattern> = Pattern extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${NameOf<After>}`
  : Pattern;
type ChannelOf<Name, All> = {
  [Pattern in keyof All]: Name extends NameOf<Pattern> ? All[Pattern] : never;
}[keyof All];
/** Declared type of a channel under a key, or else the one for any. */
type SaidOf<Name, All, Key, Else> = [ChannelOf<Name, All>] extends [never]
  ? Else
  : ChannelOf<Name, All> extends Record<Key & string, infer Said>
    ? Said
    : Else;

/** Members have an id and a name: what has not is left out of a list. */
export type MemberOf<Name, All = PresenceChannels> = SaidOf<Name, All, 'member', Member>;

type WhispersOf<Name, All> = SaidOf<Name, All, 'whispers', Record<string, unknown>>;
/** The events that are whispered on a channel. */
export type WhisperOf<Name, All = PresenceChannels> = keyof WhispersOf<Name, All> & string;
/** Payload of an event that is whispered on a channel. */
export type WhisperedOf<Name, Event, All = PresenceChannels> = Event extends keyof WhispersOf<Name, All>
  ? WhispersOf<Name, All>[Event]
  : never;
