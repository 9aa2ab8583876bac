import { forgetUser } from './cached-user';

const TOKEN = /(?:^|; ?)XSRF-TOKEN=([^;]*)/;

/**
 * True where nobody is signed in: the server wrote so into the page, and the session is still that one. A page may
 * be an older one, out of the browser's history; a login has another token. Else the server must be asked.
 */
export function isGuestPage(page: Document | null = globalThis.document ?? null): boolean {
  // Only a guest's page is drawn ahead.
  if (page === null) return true;
  const end = page.querySelector('meta[name="signed-in"][content="no"]')?.getAttribute('data-token');
  const token = TOKEN.exec(page.cookie)?.[1] ?? '';
  const isGuest = end != null && (end === '' ? token === '' : token.endsWith(end));
  if (isGuest) forgetUser();
  return isGuest;
}
