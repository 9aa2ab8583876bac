import { createWire } from '@laravel-wire/client';
import { createQueryClient } from '@yard/data';
import { watchPage } from '@yard/reporting';
import { applyStoredTheme } from '@yard/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { reloadOnNewVersion } from './site/reload-on-new-version';

export function boot(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  applyStoredTheme();
  createRoot(root, watchPage(false)).render(
    <App wire={createWire({ baseUrl: '' })} client={createQueryClient()} />,
  );
  reloadOnNewVersion();
}
