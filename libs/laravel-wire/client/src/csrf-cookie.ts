import type { AxiosInstance } from 'axios';
import { toWireError } from './to-wire-error';

const CSRF_COOKIE_PATH = '/sanctum/csrf-cookie';

/** Sees to the anti-forgery cookie. Failing to get one only warns: the call that needs it tells the rest. */
export interface CsrfCookie {
  /** Fetches it unless that was done before. */
  ensure(): Promise<void>;
  /** Fetches it anew; calls at the same time share one request. */
  renew(): Promise<void>;
}

export function csrfCookie(axios: AxiosInstance): CsrfCookie {
  let current: Promise<boolean> | null = null;

  const renew = async (): Promise<void> => {
    const attempt = fetchCookie(axios);
    current = attempt;
    if (!(await attempt) && current === attempt) current = null;
  };

  return {
    ensure: async () => (current === null ? renew() : void (await current)),
    renew,
  };
}

async function fetchCookie(axios: AxiosInstance): Promise<boolean> {
  try {
    await axios.get(CSRF_COOKIE_PATH);
    return true;
  } catch (error) {
    console.warn(`The anti-forgery cookie could not be fetched: ${toWireError(error).message}.`);
    return false;
  }
}
