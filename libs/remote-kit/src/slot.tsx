import { createContext, useContext, type ReactNode } from 'react';
import { RemotePart } from './remote-part';
import type {
  Access,
  Site,
  SiteLink,
  SiteNavEntry,
  SiteSettings,
  SlotFiller,
  Sourced,
} from './site-manifest';

type Place = { site: Site; allows: (access: Access) => boolean };

const SiteContext = createContext<Place | null>(null);

export type SiteProviderProps = {
  site: Site;
  /** Whether the reader may see what has this access. */
  allows: (access: Access) => boolean;
  children: ReactNode;
};

/** Tells the slots below what the remotes bring. */
export function SiteProvider({ site, allows, children }: SiteProviderProps) {
  return <SiteContext value={{ site, allows }}>{children}</SiteContext>;
}

/** What there is to know of the installation: currency, unit of distance, addresses. */
export function useSettings(): SiteSettings {
  return usePlace().site.settings;
}

/** The fillers of a named place that the reader may see, in their order. */
export function useFillers(name: string): Sourced<SlotFiller>[] {
  const { site, allows } = usePlace();
  return site.slots.filter((filler) => filler.slot === name && allows(filler.access ?? 'any'));
}

/** The ways at the lower end of every page. */
export function useLinks(): SiteLink[] {
  return usePlace().site.links;
}

/** What the remotes add to the menu of one's account, as far as the reader may see it. */
export function useAccountMenu(): SiteNavEntry[] {
  const { site, allows } = usePlace();
  return site.nav.filter((entry) => entry.place === 'account' && allows(entry.access));
}

export type SlotProps = {
  name: string;
  /** Handed to each filler. */
  props?: object;
  /** Shown while a filler's code is on its way; of the filler's size. */
  skeleton?: ReactNode;
  /** Shown when nobody fills the place. */
  empty?: ReactNode;
};

/** A named place that remotes fill; each filler fails by itself. */
export function Slot({ name, props, skeleton, empty = null }: SlotProps) {
  const { site } = usePlace();
  const fillers = useFillers(name);
  if (fillers.length === 0) return empty;
  return fillers.map(({ remote, filler }) => (
    <RemotePart
      key={`${remote}/${filler}`}
      remote={remote}
      site={site.name}
      kind="slots"
      name={filler}
      props={props}
      skeleton={skeleton}
    />
  ));
}

function usePlace(): Place {
  const place = useContext(SiteContext);
  if (place === null) throw new Error('A slot needs a SiteProvider above it');
  return place;
}
