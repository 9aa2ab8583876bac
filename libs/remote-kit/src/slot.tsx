import { type FailedProps, RemoteSiteProvider } from '@kit/federation-loader';
import { Slot as FilledSlot, type SlotProps as Filled } from '@kit/federation-loader';
import { type Place as SlotPlace, type SlotName, type SlotProps, SLOTS } from '@yard/contracts/slots';
import { ErrorBoundary, SkeletonPage } from '@yard/ui';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { CodeFailed } from './code-failed';
import type { Access, Site, SiteLink, SiteNavEntry, SiteSettings } from './site-manifest';

type Place = { site: Site; allows: (access: Access) => boolean };

const SiteContext = createContext<Place | null>(null);

/** Tells the slots below what the remotes bring, and how it looks until it is there. */
export function SiteProvider({ site, allows, children }: Place & { children: ReactNode }) {
  const { name, slots } = site;
  const remotes = useMemo(
    () => ({ ...looks, name, fillers: slots.filter(({ access }) => allows(access ?? 'any')) }),
    [name, slots, allows],
  );
  return (
    <SiteContext value={{ site, allows }}>
      <RemoteSiteProvider value={remotes}>{children}</RemoteSiteProvider>
    </SiteContext>
  );
}

const looks = { Boundary: ErrorBoundary, Failed, skeleton: <SkeletonPage /> };

function Failed({ kind, ...failed }: FailedProps) {
  return kind === 'pages' ? (
    <CodeFailed what="This page" level={1} {...failed} />
  ) : (
    <CodeFailed what="This part" {...failed} />
  );
}

export type { SlotProps };

const PLACES: Readonly<Record<string, SlotPlace>> = { ...SLOTS.public, ...SLOTS.admin };

type Drawn<Name extends SlotName> = SlotProps<Name> & { name: Name } & Pick<Filled, 'skeleton' | 'empty'>;

/** A named place that remotes fill; further props are handed to each filler. */
export function Slot<Name extends SlotName>({ name, skeleton, empty, ...props }: Drawn<Name>) {
  return <FilledSlot {...{ name, props, skeleton, empty }} waitMs={PLACES[name]?.waitMs} />;
}

/** Facts about the installation: currency, unit of distance, addresses. */
export const useSettings = (): SiteSettings => usePlace().site.settings;

/** The ways at the lower end of every page. */
export const useLinks = (): SiteLink[] => usePlace().site.links;

/** The remotes' entries in the menu of one's account, as far as the reader may see them. */
export const useAccountMenu = (): SiteNavEntry[] => useSiteNav().filter(({ place }) => place === 'account');

/** All entries of the remotes' menus that the reader may see. */
export function useSiteNav(): SiteNavEntry[] {
  const { site, allows } = usePlace();
  return site.nav.filter((entry) => allows(entry.access));
}

function usePlace(): Place {
  const place = useContext(SiteContext);
  if (place === null) throw new Error('A slot needs a SiteProvider above it');
  return place;
}
