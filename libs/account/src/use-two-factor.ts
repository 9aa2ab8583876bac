import type { Wire } from '@laravel-wire/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { usePasswordPrompt, useProtectedCall } from './use-protected-call';

const ROUTE = '/user/two-factor-authentication';
const CODES = '/user/two-factor-recovery-codes';

/** `locked` until the password was typed recently: the server demands that before it answers. */
export type TwoFactor =
  | { isOn: boolean; state: 'locked' }
  | { isOn: false; state: 'off' }
  | { isOn: true; state: 'on'; recoveryCodes: string[] };

// Secrets: under the reader's own key, and gone with the screen.
const keyOf = (userId: number | undefined) => ['two-factor', userId];

export function useTwoFactor() {
  const wire = useWire();
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: () => readTwoFactor(wire),
    gcTime: 0,
    placeholderData: undefined,
  });
}

async function readTwoFactor(wire: Wire): Promise<TwoFactor> {
  // There are codes as soon as the set-up has begun; it counts once a code of the app has been typed.
  const isOn = Boolean((await wire.user<CurrentUser>()).two_factor_confirmed_at);
  const { confirmed } = await wire.http.get<{ confirmed: boolean }>('/user/confirmed-password-status');
  if (!confirmed) return { isOn, state: 'locked' };
  if (!isOn) return { isOn, state: 'off' };
  return { isOn, state: 'on', recoveryCodes: await wire.http.get<string[]>(CODES) };
}

/** The secret for an authenticator: as a picture (SVG text) and in letters. */
export function useTwoFactorSecret() {
  const wire = useWire();
  const { user } = useSession();
  return useQuery({
    queryKey: ['two-factor-secret', user?.id],
    queryFn: async () => {
      const { svg } = await wire.http.get<{ svg: string }>('/user/two-factor-qr-code');
      const { secretKey } = await wire.http.get<{ secretKey: string }>('/user/two-factor-secret-key');
      return { svg, secretKey };
    },
    gcTime: 0,
    staleTime: 0,
    placeholderData: undefined,
  });
}

/** Each resolves to whether it was done. */
export function useTwoFactorActions() {
  const wire = useWire();
  const client = useQueryClient();
  const { user } = useSession();
  const askPassword = usePasswordPrompt();
  const { busy, call } = useProtectedCall();
  const thenLookAgain = async (isDone: boolean) => {
    if (isDone) await client.invalidateQueries({ queryKey: keyOf(user?.id) });
    return isDone;
  };

  return {
    busy,
    unlock: async () => thenLookAgain(await askPassword()),
    /** Makes a new secret, which counts once a code has proven that the app has it; until then one in force does. */
    begin: () => call(() => wire.http.post(ROUTE, { force: true })),
    settle: () => thenLookAgain(true),
    renewCodes: async () => thenLookAgain(await call(() => wire.http.post(CODES))),
    turnOff: async () => thenLookAgain(await call(() => wire.http.delete(ROUTE))),
  };
}
