import type { EchoLike } from './echo-like';

/** Somebody on a presence channel, as the server shows them. */
export interface Member {
  id: number;
  name: string;
}

type Show = (members: readonly Member[]) => void;

export interface Presence {
  /** Tells who is on a presence channel, oneself included, now and with each change; returns what ends it. */
  here(channel: string, show: Show): () => void;
  /** Joins what is wanted, once a connection is there. */
  opened(): void;
}

/** One membership per channel, however many look at it; it ends with the last of them. */
export function presence(current: () => EchoLike | null): Presence {
  const wanted = new Map<string, Set<Show>>();

  function join(channel: string): void {
    const echo = current();
    if (echo === null) return;

    let members: readonly Member[] = [];
    const tell = (changed: readonly Member[]): void => {
      members = changed;
      if (current() === echo) wanted.get(channel)?.forEach((show) => show(members));
    };
    echo
      .join(channel)
      .here((all) => tell(all.filter(isMember)))
      .joining((one) => tell(isMember(one) ? [...without(members, one), one] : members))
      .leaving((one) => tell(isMember(one) ? without(members, one) : members));
  }

  return {
    here(channel, show) {
      const known = wanted.get(channel);
      if (known === undefined) {
        wanted.set(channel, new Set([show]));
        join(channel);
      } else {
        known.add(show);
      }
      return () => {
        const left = wanted.get(channel);
        if (left?.delete(show) !== true || left.size > 0) return;
        wanted.delete(channel);
        current()?.leave(channel);
      };
    },
    opened: () => [...wanted.keys()].forEach(join),
  };
}

function without(members: readonly Member[], { id }: Member): Member[] {
  return members.filter((member) => member.id !== id);
}

function isMember(value: unknown): value is Member {
  const { id, name } = (value ?? {}) as Partial<Member>;
  return typeof id === 'number' && typeof name === 'string';
}
