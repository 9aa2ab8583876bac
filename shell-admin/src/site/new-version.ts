const RELOADED_FOR = 'reloaded-for';

/**
 * True for a service worker's message about a version that is not this page's. Each is announced once: while
 * two versions are served side by side, the page must not go back and forth.
 */
export function isNewVersion(
  message: unknown,
  own: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  const activated = (message as { activated?: unknown } | null)?.activated;
  if (typeof activated !== 'string' || activated === own) return false;
  const reloadedFor = (storage.getItem(RELOADED_FOR) ?? '').split(' ');
  storage.setItem(RELOADED_FOR, [...reloadedFor, activated].join(' ').trim());
  return !reloadedFor.includes(activated);
}
