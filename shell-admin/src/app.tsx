import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { SiteFrame } from '@yard/remote-kit';
import { HashRouter } from 'react-router';
import { AdminSite } from './site/admin-site';

export function App(props: { wire: Wire; client: QueryClient }) {
  return (
    <SiteFrame router={HashRouter} {...props}>
      <AdminSite />
    </SiteFrame>
  );
}
