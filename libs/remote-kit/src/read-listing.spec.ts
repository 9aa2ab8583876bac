import { assembleSite, readListing } from './read-listing';

const usual = {
  currency: 'usd',
  distance_unit: 'mi',
  public_url: '/',
  admin_url: '/',
  payments: { provider: 'simulator', publishable_key: null },
};
const rentals = {
  name: 'mf_rentals',
  entry: '/remotes/mf-rentals/1/mf-manifest.json',
  public: {
    routes: [{ path: '/rentals', page: 'Rentals', access: 'user', title: 'Rentals' }],
    nav: [{ to: '/rentals', label: 'Rentals', icon: 'calendar', order: 20, access: 'user' }],
    slots: [],
  },
  admin: null,
};
const catalog = {
  name: 'mf_catalog',
  entry: '/remotes/mf-catalog/1/mf-manifest.json',
  public: {
    routes: [],
    nav: [{ to: '/search', label: 'Search', icon: 'search', order: 10, access: 'any' }],
    slots: [{ slot: 'home.machines', filler: 'Near', order: 1 }],
  },
  admin: null,
};

describe('the list of remotes', () => {
  it('becomes a site with menu entries in their order', () => {
    const site = assembleSite('public', readListing({ remotes: [rentals, catalog] }));

    expect(site.nav.map((entry) => entry.label)).toEqual(['Search', 'Rentals']);
    expect(site.routes).toEqual([{ ...rentals.public.routes[0], remote: 'mf_rentals' }]);
    expect(site.slots).toEqual([{ ...catalog.public.slots[0], remote: 'mf_catalog' }]);
  });

  it('loses of a remote that tells it wrongly no more than that', () => {
    const odd = {
      name: 'mf_odd',
      entry: '/odd.json',
      public: { routes: 'none', nav: null, slots: [null, 7] },
    };

    const site = assembleSite('public', readListing({ remotes: [odd, null, catalog] }));

    expect(site.routes).toEqual([]);
    expect(site.nav.map((entry) => entry.label)).toEqual(['Search']);
    expect(site.slots.map((part) => part.filler)).toEqual(['Near']);
  });

  it('adds nothing to a site a remote has no part in', () => {
    const site = assembleSite('admin', readListing({ remotes: [rentals] }));

    expect(site).toEqual({ name: 'admin', routes: [], nav: [], slots: [], links: [], settings: usual });
  });

  it('carries the settings of the installation', () => {
    const { settings } = readListing({ remotes: [], settings: { currency: 'eur' } });

    expect(settings).toEqual({ ...usual, currency: 'eur' });
  });

  it('leaves out an entry without an address', () => {
    expect(readListing({ remotes: [{ name: 'broken' }, catalog] })).toEqual({
      remotes: [catalog],
      settings: usual,
      preview: null,
      announcement: null,
    });
  });

  it.each([
    [
      { versions: [{ name: 'mf-catalog', version: '0123456789ab' }], ends_at: '2026-11-20T20:00:00.000Z' },
      true,
    ],
    [{ versions: 'all' }, false],
    ['yes', false],
    [undefined, false],
  ])('takes %j for what is tried alone: %s', (preview, isOne) => {
    expect(readListing({ remotes: [], preview }).preview).toEqual(isOne ? preview : null);
  });

  it.each([null, [], 'x', {}])('refuses %j', (body) => {
    expect(() => readListing(body)).toThrow(TypeError);
  });
});
