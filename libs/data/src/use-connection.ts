import { useSession } from '@yard/session';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWire } from './data-provider';
import { isUnreached } from './is-unreached';

const ASK_EVERY_MS = 2000;

/** An interruption that is over sooner is not spoken of. */
const SPEAK_AFTER_MS = 1000;

/** `unreachable`: the server does not answer; `no-news`: live events do not arrive. */
export type ConnectionTrouble = 'unreachable' | 'no-news';

/**
 * Watches calls and live connection. After trouble everything on the page is requested again. Goes once in the shell.
 *
 * @param onBack  what else is to be tried again, such as a page that could not be loaded
 */
export function useConnection(onBack?: () => void): ConnectionTrouble | null {
  const wire = useWire();
  const client = useQueryClient();
  const userId = useSession().user?.id ?? null;
  const back = useRef(() => undefined as void);
  useEffect(() => {
    back.current = () => {
      onBack?.();
      void client.invalidateQueries();
      // A connection that could not be opened is not tried again by itself.
      wire.setUser(userId).catch((error: unknown) => console.warn('No live updates.', error));
    };
  });
  const isUnreachable = useUnreachable(back);
  const isCutForLong = useAfter(useCut(userId), SPEAK_AFTER_MS);

  if (isUnreachable) return 'unreachable';
  return isCutForLong ? 'no-news' : null;
}

/** True while the server does not answer; it is polled until it does. @param back  called then */
function useUnreachable(back: RefObject<() => void>): boolean {
  const wire = useWire();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => wire.onFailure((error) => isUnreached(error) && setUnreachable(true)), [wire]);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const ask = async () => {
      await wire.http.get('/health/ready');
      setUnreachable(false);
      back.current();
    };
    // A failed request is repeated: that is what the bar says meanwhile.
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [wire, isUnreachable, back]);
  return isUnreachable;
}

/** True while the live connection is interrupted: live events do not arrive. */
function useCut(userId: number | null): boolean {
  const wire = useWire();
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const stops = [
      wire.live.onInterrupt(() => setCut(true)),
      wire.live.onReconnect(() => setCut(false)),
      wire.live.onEnd(() => setCut(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [wire]);
  useEffect(() => setCut(false), [userId]);
  return isCut;
}

/** True once the flag has been so for a while, false at once. */
function useAfter(flag: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!flag) return setDue(false);
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [flag, delayMs]);
  return flag && isDue;
}
