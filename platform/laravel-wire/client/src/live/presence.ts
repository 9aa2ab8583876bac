import { isKey } from '../resource';
import type { EchoLike, EchoPresence } from './echo-like';

/** Somebody on a presence channel, as the server shows them. */
export interface Member {
  id: number;
  name: string;
}

type Show = (members: readonly Member[]) => void;
type Hear = (data: unknown) => void;

export interface Presence {
  /** Tells who is on a presence channel, oneself included, now and with each change; returns what ends it. */
  here(channel: string, show: Show): () => void;
  /** Tells what others on a channel whisper while somebody here looks at it; returns what ends it. */
  listenForWhisper(channel: string, event: string, hear: Hear): () => void;
  /** Tells the others on a channel, past the server's records; nobody where it is not joined. */
  whisper(channel: string, event: string, data: unknown): void;
  /** Joins what is wanted, once a connection is there. */
  opened(): void;
}

/** One membership per channel, however many look at it; it ends with the last of them. */
export function presence(current: () => EchoLike | null): Presence {
  const wanted = new Map<string, Set<Show>>();
  const joined = new Map<string, EchoPresence>();
  const whispers = whispersOf(joined);

  function join(channel: string): void {
    const echo = current();
    if (echo === null) return;

    const membership = follow(echo.join(channel), (members) => {
      if (current() === echo) wanted.get(channel)?.forEach((show) => show(members));
    });
    joined.set(channel, membership);
    whispers.joined(channel);
  }

  function leave(channel: string): void {
    wanted.delete(channel);
    joined.delete(channel);
    current()?.leave(channel);
  }

  return {
    here(channel, show) {
      const known = wanted.get(channel);
      if (known) known.add(show);
      else {
        wanted.set(channel, new Set([show]));
        join(channel);
      }
      return () => {
        const left = wanted.get(channel);
        if (left?.delete(show) === true && left.size === 0) leave(channel);
      };
    },
    listenForWhisper: whispers.listen,
    whisper: (channel, event, data) => void joined.get(channel)?.whisper(event, data),
    opened: () => [...wanted.keys()].forEach(join),
  };
}

/** Subscribes to who is on a channel, now and with each change. */
function follow(channel: EchoPresence, show: Show): EchoPresence {
  let members: readonly Member[] = [];
  const notify = (changed: readonly Member[]): void => {
    members = changed;
    show(members);
  };
  return channel
    .here((all) => notify(all.filter(isMember)))
    .joining((one) => notify(isMember(one) ? [...without(members, one), one] : members))
    .leaving((one) => notify(isMember(one) ? without(members, one) : members));
}

/** Listeners of whispers: each is requested once of a membership, and again of the next one. */
function whispersOf(joined: ReadonlyMap<string, EchoPresence>) {
  const listeners = new Map<string, Map<string, Set<Hear>>>();
  const ask = (channel: string, event: string): void =>
    void joined.get(channel)?.listenForWhisper(event, (data) =>
      listeners
        .get(channel)
        ?.get(event)
        ?.forEach((hear) => hear(data)),
    );

  return {
    joined: (channel: string) => listeners.get(channel)?.forEach((_hears, event) => ask(channel, event)),
    listen(channel: string, event: string, hear: Hear): () => void {
      const events = listeners.get(channel) ?? new Map<string, Set<Hear>>();
      listeners.set(channel, events);
      const hears = events.get(event) ?? new Set<Hear>();
      if (!events.has(event)) {
        events.set(event, hears);
        ask(channel, event);
      }
      hears.add(hear);
      return () => void hears.delete(hear);
    },
  };
}

function without(members: readonly Member[], { id }: Member): Member[] {
  return members.filter((member) => member.id !== id);
}

function isMember(value: unknown): value is Member {
  const { id, name } = (value ?? {}) as Partial<Member>;
  return isKey(id) && typeof name === 'string';
}
