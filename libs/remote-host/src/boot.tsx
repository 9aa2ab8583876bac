import { createWire } from '@laravel-wire/client';
import { createQueryClient } from '@yard/data';
import { SiteFrame } from '@yard/remote-kit';
import { applyStoredTheme } from '@yard/ui';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, HashRouter } from 'react-router';
import { Host } from './host';

/** Prefix of the back office's addresses, which are behind a `#` as in its shell. */
const ADMIN = '/admin/';

/** Starts the site whose address it is, with what a shell gives to remotes. */
export function boot(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const isAdmin = window.location.pathname === ADMIN;
  applyStoredTheme();
  createRoot(root).render(
    <SiteFrame
      router={isAdmin ? HashRouter : BrowserRouter}
      wire={createWire({ baseUrl: '' })}
      client={createQueryClient()}
    >
      <Host name={isAdmin ? 'admin' : 'public'} />
    </SiteFrame>,
  );
}
