import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { SiteFrame } from '@yard/remote-kit';
import { BrowserRouter } from 'react-router';
import { PublicSite } from './site/public-site';

/** The public site with everything it stands on. */
export function App(props: { wire: Wire; client: QueryClient }) {
  return (
    <SiteFrame router={BrowserRouter} {...props}>
      <PublicSite />
    </SiteFrame>
  );
}
