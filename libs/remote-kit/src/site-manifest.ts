import type { ListedRemote, SlotFiller as NamedFiller, Sourced } from '@kit/federation-loader';

/**
 * Readers of a page or a menu entry: `owner` has store access, `renter` is signed in without it. The server has the
 * last word.
 */
export type Access = 'any' | 'guest' | 'user' | 'renter' | 'owner' | 'admin';

export type SiteRoute = {
  /** A router path ("/rentals/:id"). */
  path: string;
  /** Name of the page in the remote's entry. */
  page: string;
  access: Access;
  title: string;
  /** A guest's is drawn on the server: without window, storage or clock. Needs access `any`. */
  drawn?: true;
};

export type SiteNavEntry = {
  to: string;
  label: string;
  short_label?: string;
  /** Name in the icon set of `@yard/ui`. */
  icon: string;
  /** On the admin site also the group: Work below 20, Money 20, Catalog 40, People 60, Content 70, System from 90. */
  order: number;
  access: Access;
  /**
   * Puts a dot or a figure on this entry while there are any: records that need attention, by type, or returns to decide on.
   */
  attention?: 'rental_requests' | 'support_tickets' | 'machine_questions' | 'contested_returns';
  /** `account`: on the public site in the menu of one's account, not in the main menu. Default `main`. */
  place?: 'main' | 'account';
};

export type SlotFiller = NamedFiller & {
  order: number;
  /** Default `any`. */
  access?: Access;
};

/** A way at the lower end of every page: data, so that no code is fetched for it. */
export type SiteLink = { to: string; label: string; order: number };

/** A remote's additions to one site, as data; its `remote.json`. */
export type SiteManifest = {
  routes: SiteRoute[];
  nav: SiteNavEntry[];
  slots: SlotFiller[];
  links?: SiteLink[];
};

/** One entry of `/remotes.json`. */
export type RemoteListing = ListedRemote & { public: SiteManifest | null; admin: SiteManifest | null };

export type SiteName = 'public' | 'admin';

/** Facts about the installation that a browser needs. */
export type SiteSettings = {
  /** ISO 4217, lower case; the only one there is. */
  currency: string;
  distance_unit: 'mi' | 'km';
  /** Addresses of the two sites. */
  public_url: string;
  admin_url: string;
  /** Style of the map's tiles; without, it is drawn from the outlines that are shipped. */
  map_style_url?: string | null;
  /** Time in which admins want to answer a ticket; 0 where none is given. */
  ticket_answer_hours?: number;
  /** The fee that the site takes of a rent, in percent. */
  fee_percent?: number;
  /** True where admins open GitHub issues of tickets. */
  github?: boolean;
  /** Card form: Stripe's own with this key, or one of our own where no money moves. */
  payments: { provider: 'simulator' | 'stripe'; publishable_key: string | null };
};

/** All remotes' additions to one site; menu and fillers in their order. */
export type Site = {
  name: SiteName;
  routes: Sourced<SiteRoute>[];
  nav: Sourced<SiteNavEntry>[];
  slots: Sourced<SlotFiller>[];
  links: Sourced<SiteLink>[];
  settings: SiteSettings;
};
