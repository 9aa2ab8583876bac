/** Cache of the browser with the rentals that the service worker shows while the server cannot be reached. */
export const SEEN_RENTALS = 'seen-rentals';

/** They are not for the next at the same screen. Browsers have no caches where the connection is not safe. */
export async function forgetSeenRentals(): Promise<void> {
  try {
    await globalThis.caches?.delete(SEEN_RENTALS);
  } catch (error) {
    console.warn('The rentals that are cached for when the server is away could not be removed.', error);
  }
}
