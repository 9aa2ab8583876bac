import { WireError } from '@laravel-wire/client';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useModals } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const QUESTION = {
  title: 'You are signed out',
  message: 'Your session has ended, or it was ended on another device. What you typed is still on this page.',
  confirmText: 'Sign in',
  cancelText: 'Stay on this page',
} as const;

/**
 * Tells a reader whose session ended meanwhile, once, and leads them to sign in and back. The page stays until they go:
 * what they typed on it would be lost.
 *
 * @param signInPath  where one signs in, on the router of the site; takes `?next=`
 */
export function useSignedOut(signInPath: string): void {
  const wire = useWire();
  const { user, reload } = useSession();
  const { confirm, closeAll } = useModals();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  const reader = useRef(user);
  const told = useRef<number | null>(null);

  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  useEffect(() => {
    reader.current = user;
    if (user === null) told.current = null;
  }, [user]);

  useEffect(() => {
    const tell = async () => {
      if (!reader.current || told.current === reader.current.id) return;
      told.current = reader.current.id;
      // Those who log out have calls under way, too.
      const isOut = await wire.user().then(() => false, isUnauthenticated);
      if (!isOut) told.current = null;
      if (!isOut || !reader.current || !(await confirm(QUESTION))) return;
      const next = encodeURIComponent(here.current);
      closeAll();
      await reload();
      await navigate(`${signInPath}?next=${next}`, { replace: true });
    };
    return wire.onFailure((error) => {
      if (isUnauthenticated(error)) void tell();
    });
  }, [wire, confirm, closeAll, reload, navigate, signInPath]);
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof WireError && error.status === 401;
}
