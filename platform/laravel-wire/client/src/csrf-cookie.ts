import { toWireError } from './to-wire-error';

const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';

/** Sees to the anti-forgery cookie. Failing to get one only warns: the call that needs it tells the rest. */
export interface CsrfCookie {
  /** Fetches it unless that was done before. */
  ensure(): Promise<void>;
  /** Fetches it anew; calls at the same time share one request. */
  renew(): Promise<void>;
}

export function csrfCookie(get: (path: string) => Promise<unknown>): CsrfCookie {
  let isFetched = false;
  let inFlight: Promise<void> | null = null;

  const fetchAnew = async (): Promise<void> => {
    isFetched = await fetchCookie(get);
    inFlight = null;
  };
  const renew = (): Promise<void> => (inFlight ??= fetchAnew());

  return { renew, ensure: async () => (isFetched ? undefined : renew()) };
}

async function fetchCookie(get: (path: string) => Promise<unknown>): Promise<boolean> {
  try {
    await get(CSRF_COOKIE_PATH);
    return true;
  } catch (error) {
    console.warn(`The anti-forgery cookie could not be fetched: ${toWireError(error).message}.`);
    return false;
  }
}
