import { loadParts } from '@kit/federation-loader';
import { createWire } from '@laravel-wire/client';
import { createQueryClient } from '@yard/data';
import { watchPage } from '@yard/reporting';
import { applyStoredTheme } from '@yard/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { takeFirstAnswer } from './first-answer';
import { registerOfflinePage } from './site/offline-page';
import { choicesInLists, removeLaterLinks, TakenOver } from './taken-over';

/** Starts the public site in the page's root element, or takes over what the server drew there. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  applyStoredTheme();
  const client = createQueryClient();
  const first = takeFirstAnswer(client);
  const app = <App wire={createWire({ baseUrl: '' })} client={client} listing={first?.listing} />;
  const watched = watchPage(true);
  if (first?.isDrawn) {
    // Visitors read the server-rendered page meanwhile: it must stay until the code has loaded.
    await loadParts(first.parts, 'public');
    const page = <TakenOver choices={choicesInLists()}>{app}</TakenOver>;
    // In slices: who scrolls or presses meanwhile does not wait for all of it.
    startTransition(() => void hydrateRoot(root, page, watched));
  } else {
    removeLaterLinks();
    root.replaceChildren();
    createRoot(root, watched).render(app);
  }
  registerOfflinePage();
}
