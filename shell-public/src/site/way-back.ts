/** Pages on the way to a session: coming back to one of them would lead nowhere. */
const ON_THE_WAY = /^\/(login|register|forgot-password|reset-password)(\/|$)/;

/** The query with which the sign-in leads back to a page; a page on the way keeps where it was to lead. */
export function wayBack(pathname: string, search: string): string {
  if (ON_THE_WAY.test(pathname)) {
    const next = new URLSearchParams(search).get('next');
    return next === null ? '' : `?next=${encodeURIComponent(next)}`;
  }
  return pathname === '/' && search === '' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
}
