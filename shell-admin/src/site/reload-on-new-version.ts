import { isModalOpen, isTyping, stored } from '@yard/ui';
import { isNewVersion } from './new-version';

declare const __webpack_hash__: string;

const LOOK_EVERY_MS = 30 * 60 * 1000;
const FREE_YET_MS = 1000;

/**
 * Loads the page anew when a newer version of the site becomes active (requirement 1.25), but not under
 * somebody's hands: it waits while text is written or a dialog is open.
 */
export function reloadOnNewVersion(): void {
  // Browsers have none where the connection is not safe.
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }) => {
    if (isNewVersion(data, __webpack_hash__, stored.tab)) reloadWhenFree();
  });
  workers
    .register('/service-worker.js', { updateViaCache: 'none' })
    .then(lookForNewer)
    .catch((error: unknown) => console.warn('No reload on new versions.', error));
}

/** Browsers ask for a newer worker at each load alone; pages of the back office stay open for days. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  // Without a network the update check fails, and there is nothing newer to load.
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

function reloadWhenFree(): void {
  if (isTyping(document.activeElement) || isModalOpen()) setTimeout(reloadWhenFree, FREE_YET_MS);
  else window.location.reload();
}
