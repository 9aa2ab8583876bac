import { useSession } from '@yard/session';
import { useEffect, useRef, useState } from 'react';
import { useWire } from './data-provider';

/** The event's name in laravel-echo's documentation. */
const EVENT = 'typing';
/** A writer is shown for so long after their last whisper. */
const SHOWN_MS = 6000;
/** The shortest time between two whispers of one writer. */
const SAID_EVERY_MS = 2500;

/**
 * Returns the ids of the others who are writing on a record, and `say`, which tells them that the reader is writing
 * (`true`, with each letter) or has stopped (`false`).
 *
 * @param channel  its presence channel, such as `rental_request.5`
 */
export function useWriters(channel: string) {
  const { live } = useWire();
  const { user } = useSession();
  const [writers, setWriters] = useState<ReadonlySet<number>>(new Set());
  const saidAt = useRef(0);
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const ends = (id: number) => {
      clearTimeout(timers.get(id));
      setWriters((known) => new Set([...known].filter((one) => one !== id)));
    };
    const end = live.listenForWhisper(channel, EVENT, (data) => {
      if (!isWriting(data)) return;
      ends(data.id);
      if (!data.typing) return;
      setWriters((known) => new Set(known).add(data.id));
      timers.set(
        data.id,
        setTimeout(() => ends(data.id), SHOWN_MS),
      );
    });
    return () => {
      end();
      timers.forEach(clearTimeout);
    };
  }, [live, channel]);

  const say = (typing: boolean) => {
    const now = Date.now();
    if (!user || (typing && now - saidAt.current < SAID_EVERY_MS)) return;
    if (!typing && saidAt.current === 0) return;
    saidAt.current = typing ? now : 0;
    live.whisper(channel, EVENT, { id: user.id, typing });
  };
  return { writers, say };
}

function isWriting(data: unknown): data is { id: number; typing: boolean } {
  const { id, typing } = (data ?? {}) as Partial<{ id: number; typing: boolean }>;
  return typeof id === 'number' && typeof typing === 'boolean';
}
