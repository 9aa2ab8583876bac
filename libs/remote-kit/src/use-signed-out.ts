import { WireError } from '@laravel-wire/client';
import { useWire } from '@yard/data';
import type { CurrentUser } from '@yard/contracts';
import { useSession } from '@yard/session';
import { useModals } from '@yard/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignInAgain } from './use-sign-in-again';

const TITLE = 'You are signed out';

/**
 * Asks a reader whose session ended meanwhile to sign in again, over the page as it is. A call that found it out waits
 * for that and is made once more: what was typed is sent. Where the server says why the session ended (a suspension),
 * the page closes at once.
 *
 * @param signInPath  where one signs in, on the router of the site; takes `?next=`
 */
export function useSignedOut(signInPath: string): void {
  const wire = useWire();
  const { reload } = useSession();
  const { alert } = useModals();
  const { reader, staysOut } = useReader();
  const leave = useWayOut(signInPath);
  const signInAgain = useOneQuestion(reader, staysOut, leave);

  useEffect(() => {
    const close = async (message: string) => {
      if (!reader.current) return;
      await leave({ comesBack: false });
      await alert({ title: TITLE, message });
    };
    const stops = [
      // Each write prompts for a sign-in; a reader who stays signed out is not prompted for what the page reads.
      wire.onSignedOut(async (method) => (method === 'GET' && staysOut.current ? false : signInAgain())),
      wire.live.onEnd((reason) => void (reason === null ? signInAgain().catch(ignore) : close(reason))),
      // A connection that came back may have gone because its user's rights changed.
      wire.live.onReconnect(() => {
        if (!reader.current) return;
        void wire.user().then((now) => (isOther(now, reader.current) ? reload() : undefined), ignore);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [wire, alert, signInAgain, reload, leave, reader, staysOut]);
}

/** Asks a reader to sign in again: by one dialog, however many calls wait for its answer. Resolves to whether they did. */
function useOneQuestion(
  reader: { readonly current: CurrentUser | null },
  staysOut: { current: boolean },
  leave: ReturnType<typeof useWayOut>,
) {
  const wire = useWire();
  const ask = useSignInAgain(
    TITLE,
    useCallback(() => leave({ comesBack: true }), [leave]),
  );
  const answer = useRef<Promise<boolean> | null>(null);

  return useCallback(() => {
    const signInAgain = async (): Promise<boolean> => {
      const known = reader.current;
      if (known === null) return false;
      // Those who log out have calls under way, too; and one may have signed in again in another window.
      const now = await wire.user().catch(orSignedOut);
      if (now !== null) return now.id === known.id;
      if (reader.current === null) return false;
      const isBack = await ask(known.email);
      staysOut.current = !isBack;
      return isBack;
    };
    answer.current ??= signInAgain().finally(() => {
      answer.current = null;
    });
    return answer.current;
  }, [wire, ask, reader, staysOut]);
}

/** The signed-in user as far as the page knows, and whether they declined to sign in again. */
function useReader() {
  const { user } = useSession();
  const reader = useRef(user);
  const staysOut = useRef(false);
  useEffect(() => {
    reader.current = user;
    staysOut.current = false;
  }, [user]);
  return { reader, staysOut };
}

/** Leads to where one signs in, and from there back to the page as it is then. */
function useWayOut(signInPath: string) {
  const { reload } = useSession();
  const { closeAll } = useModals();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  return useCallback(
    async ({ comesBack }: { comesBack: boolean }) => {
      const next = comesBack ? `?next=${encodeURIComponent(here.current)}` : '';
      closeAll();
      await reload();
      await navigate(`${signInPath}${next}`, { replace: true });
    },
    [closeAll, reload, navigate, signInPath],
  );
}

function isOther(now: object, before: object | null): boolean {
  return JSON.stringify(now) !== JSON.stringify(before);
}

/** @throws what says nothing about who is signed in */
function orSignedOut(error: unknown): null {
  if (error instanceof WireError && error.status === 401) return null;
  throw error;
}

/** `onFailure` reports the failure already. */
const ignore = (): void => undefined;
