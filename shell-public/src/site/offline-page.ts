/** Keeps the page for no server, once the page is loaded: no first view waits for it. */
export function registerOfflinePage(): void {
  // Browsers have none where the connection is not safe.
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('No page for when the server is away.', error));
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
