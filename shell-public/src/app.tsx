import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { type Listing, SiteFrame } from '@yard/remote-kit';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { PublicSite } from './site/public-site';

export type AppProps = {
  wire: Wire;
  client: QueryClient;
  /** Which remotes there are, where the page brought it along. */
  listing?: Listing;
  /** Where the page is drawn that is not the browser's own address. */
  router?: ComponentType<{ children: ReactNode }>;
};

export function App({ listing, router = BrowserRouter, ...data }: AppProps) {
  return (
    <SiteFrame router={router} {...data}>
      <PublicSite listing={listing} />
    </SiteFrame>
  );
}
