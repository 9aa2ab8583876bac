import { forgetUser } from './cached-user';

/**
 * Whether nobody can be signed in: the server wrote so into the page, and no session has begun in this browser since
 * (a page may be an older one, come back to). Without either it must be asked.
 */
export function isGuestPage(page: Document = document): boolean {
  const said = page.querySelector('meta[name="signed-in"]')?.getAttribute('content');
  const isGuest = said === 'no' && !page.cookie.includes('XSRF-TOKEN=');
  if (isGuest) forgetUser();
  return isGuest;
}
