import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { type Listing, SiteFrame } from '@yard/remote-kit';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { PublicSite } from './site/public-site';

export type AppProps = {
  wire: Wire;
  client: QueryClient;
  /** The list of remotes, where the page includes it. */
  listing?: Listing;
  /** Router of a page that is rendered for another address than the browser's. */
  router?: ComponentType<{ children: ReactNode }>;
};

export function App({ listing, router = BrowserRouter, ...data }: AppProps) {
  return (
    <SiteFrame router={router} {...data}>
      <PublicSite listing={listing} />
    </SiteFrame>
  );
}
