import type { LoginInput, LoginOutcome, RegisterInput, Wire } from '@laravel-wire/client';
import type { CurrentUser, TwoFactorChallengeInput } from '@yard/contracts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetUser } from './cached-user';
import { forgetDrafts } from './drafts';
import { endSession } from './end-session';
import { loadUser } from './load-user';

export interface Session {
  /** Null for a guest. */
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
   * The second step of a login that asked for it: a code of the app, or one of the recovery codes.
   *
   * @throws WireError with the field error of a refused code, also when the login is too long ago
   */
  answerChallenge(answer: TwoFactorChallengeInput): Promise<void>;
  /** @throws WireError with the field errors of a refused registration */
  register(input: Registration): Promise<void>;
  /**
   * Ends the session; every page has heard of it once it resolves.
   *
   * @throws WireError where it goes on: the server could not be asked
   */
  logout(): Promise<void>;
  reload(): Promise<void>;
}

export type Registration = RegisterInput & { phone?: string | null };

const AGAIN_AFTER_MS = 4_000;

const SessionContext = createContext<Session | null>(null);

/** Holds who is signed in, for the shell and every remote. */
export function SessionProvider({ wire, children }: { wire: Wire; children: ReactNode }) {
  const [state, setState] = useState<{ user: CurrentUser | null; loaded: boolean }>({
    user: null,
    loaded: false,
  });
  const [isKnown, setKnown] = useState(true);

  const reload = useCallback(async () => {
    const { user, known } = await loadUser(() => wire.user<CurrentUser>());
    // A session that ended leaves its reader's own for when they are back.
    if (user !== null) forgetDrafts(user.id);
    hear(wire, user?.id ?? null);
    setState({ user, loaded: true });
    setKnown(known);
  }, [wire]);

  useEffect(() => void reload(), [reload]);
  // Who could not be asked for is asked for again until the server is back.
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setInterval(() => void reload(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isKnown, reload]);

  const session = useMemo<Session>(
    () => ({
      ...state,
      reload,
      login: async (credentials) => {
        const outcome = await wire.login(credentials);
        if (!outcome.twoFactor) await reload();
        return outcome;
      },
      answerChallenge: async (answer) => {
        await wire.http.post('/two-factor-challenge', answer);
        await reload();
      },
      register: async (input) => {
        await wire.register(input);
        await reload();
      },
      logout: async () => {
        await endSession(() => wire.logout());
        forgetUser();
        forgetDrafts(null);
        hear(wire, null);
        // A page for users leads to the sign-in when it hears: whoever leads elsewhere comes after it.
        flushSync(() => setState({ user: null, loaded: true }));
      },
    }),
    [state, reload, wire],
  );

  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** @throws Error outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Pages work without news, so a realtime connection that cannot be loaded is only a warning. */
function hear(wire: Wire, userId: number | null): void {
  wire.setUser(userId).catch((error: unknown) => console.warn('No live updates.', error));
}
