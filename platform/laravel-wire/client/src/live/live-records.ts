import { channelName, type RecordKey, type RecordType } from '@laravel-wire/core';
import { connection } from './connection';
import type { EchoFactory, EchoLike } from './echo-like';
import { presence } from './presence';
import type { MemberOf, WhisperedOf, WhisperOf } from './presence-channels';
import { type Fetch, type SavedEvent, type Subscriber, dispatchDeleted, dispatchSaved } from './dispatch';

/** Callbacks of a page for one kind of record. */
export interface LiveListeners<R extends { id: RecordKey }> {
  /**
   * A record was created or changed; only its id comes where the record cannot be fetched. `heardAt` is when the event
   * was heard (ms, `Date.now()`): the record may be of that moment, though it was fetched until now. `event` is what
   * came: with `model`, where the record came with it.
   */
  saved?(recordOrId: R | R['id'], receivedAt: number, event: SavedEvent): void;
  deleted?(id: R['id']): void;
  /** Called once all is heard, for the first time or again: what was read before may be outdated. */
  joined?(): void;
}

/** Events of records, on the channels of the signed-in user. */
export interface LiveRecords {
  /** Listens to one kind of record, from now or from when a user is known; returns what ends it. */
  on<R extends { id: RecordKey }>(type: RecordType<R>, listeners: LiveListeners<R>): () => void;
  /** Notifies whenever the connection is back and events may have been missed; returns what ends it. */
  onReconnect(callback: () => void): () => void;
  /** Tells whenever the connection is lost; it comes back by itself. Returns what ends it. */
  onInterrupt(callback: () => void): () => void;
  /** Tells when the server ends the connection for good, as with the session; returns what ends it. */
  onEnd(callback: (reason: string | null) => void): () => void;
  /**
   * Tells who is on a presence channel (`order.5`), oneself included, now and with each change; returns what ends it.
   */
  here<C extends string>(channel: C, show: (members: readonly MemberOf<C>[]) => void): () => void;
  /** Tells what others on a presence channel whisper while somebody here looks at it; returns what ends it. */
  listenForWhisper<C extends string, E extends WhisperOf<C>>(
    channel: C,
    event: E,
    hear: (data: WhisperedOf<C, E>) => void,
  ): () => void;
  /** Tells the others on a presence channel that is looked at, past the server's records. */
  whisper<C extends string, E extends WhisperOf<C>>(channel: C, event: E, data: WhisperedOf<C, E>): void;
  /** id of the open socket; undefined while there is none */
  socketId(): string | undefined;
  setUser(id: RecordKey | null): Promise<void>;
}

/**
 * One subscription per channel prefix, however many listen; it begins once a user is known, moves with the user, and
 * ends with the last listener.
 */
export function liveRecords(open: EchoFactory, fetchRecord: Fetch): LiveRecords {
  const reconnected = listeners<[]>();
  const interrupted = listeners<[]>();
  const ended = listeners<[string | null]>();
  const current = connection(open, {
    opened: () => {
      subscribed.opened();
      present.opened();
    },
    interrupted: interrupted.notify,
    recovered: reconnected.notify,
    ended: ended.notify,
  });
  const subscribed = subscriptions(current, fetchRecord);
  const present = presence(() => current.echo());

  return {
    on: subscribed.on,
    onReconnect: reconnected.add,
    onInterrupt: interrupted.add,
    onEnd: ended.add,
    // The application declares the types of what its server sends and lets clients whisper.
    here: (channel, show) => present.here(channel, show as never),
    listenForWhisper: (channel, event, hear) => present.listenForWhisper(channel, event, hear as never),
    whisper: present.whisper,
    socketId: () => current.echo()?.socketId() ?? undefined,
    setUser: (id) => current.setUser(id),
  };
}

/** Subscribers by channel prefix. */
function subscriptions(current: ReturnType<typeof connection>, fetchRecord: Fetch) {
  const subscribers = new Map<string, Set<Subscriber>>();

  function subscribe(prefix: string): void {
    const echo = current.echo();
    const userId = current.userId();
    if (echo === null || userId === null) return;

    const listening = (): Iterable<Subscriber> =>
      current.echo() === echo ? [...(subscribers.get(prefix) ?? [])] : [];
    listen(echo, channelName(prefix, userId), listening, fetchRecord);
  }

  function leave(prefix: string): void {
    subscribers.delete(prefix);
    const userId = current.userId();
    if (userId !== null) current.echo()?.leave(channelName(prefix, userId));
  }

  const on: LiveRecords['on'] = (type, listeners) => {
    const subscriber: Subscriber = {
      endpoint: type.endpoint,
      listeners: listeners as Subscriber['listeners'],
    };
    const known = subscribers.get(type.channel);
    if (known === undefined) {
      subscribers.set(type.channel, new Set([subscriber]));
      subscribe(type.channel);
    } else {
      known.add(subscriber);
    }

    return () => {
      const left = subscribers.get(type.channel);
      if (left?.delete(subscriber) === true && left.size === 0) leave(type.channel);
    };
  };

  return { on, opened: () => [...subscribers.keys()].forEach(subscribe) };
}

function listeners<A extends unknown[]>() {
  const all = new Set<(...values: A) => void>();
  return {
    notify: (...values: A) => [...all].forEach((callback) => callback(...values)),
    add: (callback: (...values: A) => void) => {
      all.add(callback);
      return () => void all.delete(callback);
    },
  };
}

/** Names with a leading dot are taken as they are, without a namespace. */
function listen(
  echo: EchoLike,
  channel: string,
  listening: () => Iterable<Subscriber>,
  fetchRecord: Fetch,
): void {
  const privateChannel = echo.private(channel);
  const saved = dispatchSaved(listening, fetchRecord);
  privateChannel.listen('.saved', (event) => void saved(event));
  privateChannel.listen('.deleted', (event) => dispatchDeleted(event, listening));
  privateChannel.listen('.subscription_succeeded', () => {
    for (const { listeners } of listening()) listeners.joined?.();
  });
}
