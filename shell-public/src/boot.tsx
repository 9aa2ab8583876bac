import { createWire } from '@laravel-wire/client';
import { createQueryClient } from '@yard/data';
import { watchPage } from '@yard/reporting';
import { applyStoredTheme } from '@yard/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app';

/** Starts the public site in the page's root element. */
export function boot(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  applyStoredTheme();
  createRoot(root, watchPage(true)).render(
    <App wire={createWire({ baseUrl: '' })} client={createQueryClient()} />,
  );
}
