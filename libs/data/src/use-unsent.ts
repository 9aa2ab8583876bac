import { WireError } from '@laravel-wire/client';
import type { AttachedPhoto } from '@yard/contracts';
import { newKey } from '@yard/ui/stored';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { refusalWords } from './failure-words';
import { isUnreached } from './is-unreached';
import { useDraft } from './use-draft';

/** A message to send: words and pictures, under a key of its own. */
export type Sent = { key: string; content: string; photos: readonly AttachedPhoto[] };

/** A message on its way, or one that did not get there. */
export interface Unsent extends Sent {
  written_at: string;
  state: 'sending' | 'failed';
}

type Written = Omit<Unsent, 'state' | 'photos'> &
  Partial<Pick<Unsent, 'photos'>> & {
    failed?: boolean;
    /** It failed since the server could not be reached: it is sent again once it can. */
    unreached?: boolean;
  };

/**
 * Shows a message at once and sends it; one that is refused stays, over a reload too, to be sent again. One that did not
 * reach the server is sent again by itself: when the page is opened the next time, or by `retryUnreached`. So is one that
 * was on its way when the page was left, unseen: its key makes a second try of a message that did arrive the same message.
 *
 * @param place  names the record, such as `support_tickets/5`
 * @param post   sends a message under its key and shows what the server made of it; always the same function
 */
export function useUnsent(place: string, post: (message: Sent) => Promise<void>) {
  const { value: written, set: setWritten } = useDraft<readonly Written[]>(`${place}/unsent`, []);
  const { transmit, sending, failure } = useTransmit(post, setWritten);
  const retryUnreached = useResumed(place, written, transmit);
  const send = useCallback(
    (content: string, photos: readonly AttachedPhoto[] = []) => {
      const message = { key: newKey(), content, photos, written_at: new Date().toISOString() };
      setWritten((all) => [...all, message]);
      return transmit(message);
    },
    [transmit, setWritten],
  );

  const unsent = useMemo(() => inSight(written, sending), [written, sending]);
  const retry = useCallback((one: Unsent) => void transmit(one), [transmit]);
  return { unsent, send, retry, retryUnreached, failure };
}

type Transmit = (one: Omit<Written, 'written_at'>, how?: { seen?: boolean }) => Promise<void>;
const WAITS = 'Not sent yet. We’ll send it when you’re online.';

type SetWritten = (change: (all: readonly Written[]) => readonly Written[]) => void;

function useTransmit(post: (message: Sent) => Promise<void>, setWritten: SetWritten) {
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const transmit = useCallback<Transmit>(
    async ({ key, content, photos = [] }, { seen = true } = {}) => {
      const note = (state: Pick<Written, 'failed' | 'unreached'>) =>
        setWritten((all) => all.map((one) => (one.key === key ? { ...one, ...state } : one)));
      setFailure(null);
      if (seen) setSending((keys) => new Set(keys).add(key));
      note({ failed: false, unreached: false });
      try {
        await post({ key, content, photos });
        setWritten((all) => all.filter((one) => one.key !== key));
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        note({ failed: true, unreached: isUnreached(error) });
        setFailure(isUnreached(error) ? WAITS : `Not sent; it is kept above. ${refusalWords(error)}`);
      } finally {
        setSending((keys) => new Set([...keys].filter((one) => one !== key)));
      }
    },
    [post, setWritten],
  );
  return { transmit, sending, failure };
}

/**
 * Sends what was on its way when the page was left, or did not reach the server, once a place.
 *
 * @returns what sends those again that did not reach the server
 */
function useResumed(place: string, written: readonly Written[], transmit: Transmit): () => void {
  const resumed = useRef('');
  const latest = useRef(written);
  useEffect(() => {
    latest.current = written;
    if (resumed.current === place) return;
    resumed.current = place;
    for (const one of written) {
      if (one.failed !== true || one.unreached) void transmit(one, { seen: one.failed === true });
    }
  }, [place, written, transmit]);
  return useCallback(() => {
    for (const one of latest.current) if (one.unreached) void transmit(one);
  }, [transmit]);
}

function inSight(written: readonly Written[], sending: ReadonlySet<string>): Unsent[] {
  return written
    .filter(({ key, failed }) => failed === true || sending.has(key))
    .map(({ failed, photos = [], ...one }) => ({ ...one, photos, state: failed ? 'failed' : 'sending' }));
}
