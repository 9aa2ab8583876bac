import { WireError } from '@laravel-wire/client';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useModals } from '@yard/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const QUESTION = {
  title: 'You are signed out',
  message: 'Your session has ended, or it was ended on another device. What you typed is still on this page.',
  confirmText: 'Sign in',
  cancelText: 'Stay on this page',
} as const;

/**
 * Tells a reader whose session ended meanwhile, once, and leads them to sign in and back. The page stays until they go:
 * what they typed on it would be lost. Where the server says why it ended (a suspension), the page closes at once.
 *
 * @param signInPath  where one signs in, on the router of the site; takes `?next=`
 */
export function useSignedOut(signInPath: string): void {
  const wire = useWire();
  const { reload } = useSession();
  const { alert, confirm } = useModals();
  const { reader, told } = useReader();
  const leave = useWayOut(signInPath);

  useEffect(() => {
    const tell = async () => {
      if (!reader.current || told.current === reader.current.id) return;
      told.current = reader.current.id;
      // Those who log out have calls under way, too.
      const isOut = await wire.user().then(() => false, isUnauthenticated);
      if (!isOut) told.current = null;
      if (isOut && reader.current && (await confirm(QUESTION))) await leave({ comesBack: true });
    };
    const close = async (message: string) => {
      if (!reader.current) return;
      told.current = reader.current.id;
      await leave({ comesBack: false });
      await alert({ title: QUESTION.title, message });
    };
    const stops = [
      wire.onFailure((error) => {
        if (isUnauthenticated(error)) void tell();
      }),
      wire.live.onEnd((reason) => void (reason === null ? tell() : close(reason))),
      // A connection that came back may have gone because its user's rights changed.
      wire.live.onReconnect(() => {
        if (!reader.current) return;
        void wire.user().then((now) => (isOther(now, reader.current) ? reload() : undefined), ignore);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [wire, alert, confirm, reload, leave, reader, told]);
}

/** Who is signed in as far as the page knows, and which of them was told that they are no more. */
function useReader() {
  const { user } = useSession();
  const reader = useRef(user);
  const told = useRef<number | null>(null);
  useEffect(() => {
    reader.current = user;
    if (user === null) told.current = null;
  }, [user]);
  return { reader, told };
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

/** What failed is told by `onFailure` already. */
function ignore(): void {
  return undefined;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof WireError && error.status === 401;
}
