import type { LoginInput, LoginOutcome, RegisterInput, Wire } from '@laravel-wire/client';
import type { CurrentUser, TwoFactorChallengeInput } from '@yard/contracts';
import { newKey, stored } from '@yard/ui/stored';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetUser, rememberedUser } from './cached-user';
import { forgetDrafts } from './drafts';
import { forgetQueuedFiles } from './queued-files';
import { endSession } from './end-session';
import { isGuestPage } from './is-guest-page';
import { loadUser } from './load-user';
import { SEEN_KEY } from './seen';
import { forgetSeenRentals } from './seen-rentals';

export interface Session {
  user: CurrentUser | null;
  /** False until it is known who is there; the page's body waits for it. */
  loaded: boolean;
  /**
   * Signs in, unless the account asks for a second factor: then `twoFactor` is true, and nobody is signed in yet.
   *
   * @throws WireError with the field errors of a refused login
   */
  login(credentials: LoginInput): Promise<LoginOutcome>;
  /**
   * The second step of a login that requested it: a code of the app, or one of the recovery codes.
   *
   * @throws WireError with the field error of a refused code, also when the login is too long ago
   */
  answerChallenge(answer: TwoFactorChallengeInput): Promise<void>;
  /** @throws WireError with the field errors of a refused registration */
  register(input: Registration): Promise<void>;
  /**
   * Ends the session; every page has heard of it once it resolves.
   *
   * @throws WireError where it goes on: the server is unreachable
   */
  logout(): Promise<void>;
  reload(): Promise<void>;
}

export type Registration = RegisterInput & { phone?: string | null };

const AGAIN_AFTER_MS = 4_000;

/** Key in local storage: who logged out last, for the other tabs. */
const LEFT = 'signed_out';

/** Key in local storage: somebody logs out. A page that is left before the answer leaves it to the next one. */
const LEAVING = 'signing_out';

const SessionContext = createContext<Session | null>(null);

type Reader = { user: CurrentUser | null; loaded: boolean };

/** Holds who is signed in, for the shell and every remote. */
export function SessionProvider({ wire, children }: { wire: Wire; children: ReactNode }) {
  const [reader, setReader] = useState<Reader>(() => ({ user: null, loaded: isGuestPage() }));
  const load = useLoad(wire, setReader);
  const reload = useCallback(() => (stored.local.removeItem(LEAVING), load()), [load]);
  useLeftElsewhere(
    reader.user?.id,
    useCallback(() => forgetReader(wire, setReader), [wire]),
  );
  const session = useMemo<Session>(
    () => ({
      ...reader,
      reload,
      login: async (credentials) => {
        const outcome = await wire.login(credentials);
        if (!outcome.twoFactor) await reload();
        return outcome;
      },
      answerChallenge: (answer) => wire.http.post('/two-factor-challenge', answer).then(reload),
      register: (input) => wire.register(input).then(reload),
      logout: async () => {
        stored.local.setItem(LEAVING, 'yes');
        await logOut(wire, reader.user?.id).finally(() => stored.local.removeItem(LEAVING));
        forgetReader(wire, setReader);
      },
    }),
    [reader, reload, wire],
  );

  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** Asks who is signed in, at first unless the page says it, and on request; until the server is back. */
function useLoad(wire: Wire, setReader: (reader: Reader) => void): () => Promise<void> {
  const [isKnown, setKnown] = useState(true);
  const load = useCallback(async () => {
    const { user, known } = await loadUser(async () => {
      if (stored.local.getItem(LEAVING)) await logOut(wire, rememberedUser()?.id);
      stored.local.removeItem(LEAVING);
      return wire.user<CurrentUser>();
    });
    // A session that ended leaves its reader's own for when they are back.
    const isRead = user?.impersonation !== undefined;
    if (user !== null && !isRead) forgetDrafts(user.id);
    hear(wire, isRead ? null : (user?.id ?? null));
    setReader({ user, loaded: true });
    setKnown(known);
  }, [wire, setReader]);

  useEffect(() => {
    if (isGuestPage()) stored.local.removeItem(LEAVING);
    else void load();
  }, [load]);
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setInterval(() => void load(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isKnown, load]);
  return load;
}

/** Ends the session here and in the other tabs; this browser keeps nothing of its reader. */
async function logOut(wire: Wire, userId: number | undefined): Promise<void> {
  await endSession(() => wire.logout());
  forgetUser();
  forgetQueuedFiles();
  stored.local.removeItem(SEEN_KEY);
  stored.local.setItem(LEFT, `${userId} ${newKey()}`);
  await forgetSeenRentals();
}

function forgetReader(wire: Wire, setReader: (reader: Reader) => void): void {
  forgetDrafts(null);
  hear(wire, null);
  // A page for users leads to the sign-in when it hears: whoever leads elsewhere comes after it.
  flushSync(() => setReader({ user: null, loaded: true }));
}

/** A logout in one tab logs out all: each loads the first page anew, with nothing of theirs. */
function useLeftElsewhere(userId: number | undefined, forget: () => void): void {
  useEffect(() => {
    const hearOf = ({ key, newValue }: StorageEvent) => {
      if (key !== LEFT || userId === undefined || !newValue?.startsWith(`${userId} `)) return;
      forget();
      window.location.replace('/');
    };
    window.addEventListener('storage', hearOf);
    return () => window.removeEventListener('storage', hearOf);
  }, [userId, forget]);
}

/** @throws Error outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Pages work without live events, so a realtime connection that cannot be loaded is only a warning. */
function hear(wire: Wire, userId: number | null): void {
  wire.setUser(userId).catch((error: unknown) => console.warn('No live updates.', error));
}
