import { init } from '@module-federation/runtime';
import { page, listOf, currentUser, openScreen } from '@yard/testing/screen';
import { PublicSite } from '../src/site/public-site';

// As the build's own code does before any of ours.
init({ name: 'shell', remotes: [] });

const link = (to: string, label: string, access: string, more: object = {}) => ({
  to,
  label,
  icon: 'search',
  order: 1,
  access,
  ...more,
});

const routes = [
  { path: '/search', page: 'Search', access: 'any', title: 'Search' },
  { path: '/rentals', page: 'Rentals', access: 'user', title: 'Rentals' },
  { path: '/my-machines', page: 'Machines', access: 'owner', title: 'My machines' },
  { path: '/become-an-owner', page: 'Become', access: 'renter', title: 'Become an owner' },
  { path: '/desk', page: 'Desk', access: 'admin', title: 'Desk' },
];

const entry = {
  pages: {
    Site: () => Promise.resolve({ default: PublicSite }),
    ...Object.fromEntries(
      routes.map(({ page: name }) => [name, () => Promise.resolve({ default: () => <h1>{name}</h1> })]),
    ),
  },
  slots: {},
};

const total = (count: number) => ({ ...listOf([]), total: count });

export const olive = currentUser();

export const heading = async () => (await page.findByRole('heading', { level: 1 })).textContent;

export const remote = {
  name: 'shown',
  entry: 'http://localhost/remotes/shown/mf-manifest.json',
  admin: null,
  public: {
    routes,
    nav: [
      link('/search', 'Find a machine', 'any', { short_label: 'Find' }),
      link('/rentals', 'Rentals', 'user', { order: 2, attention: 'rental_requests' }),
      link('/my-machines', 'My machines', 'owner', { order: 3, icon: 'no such icon' }),
      link('/support', 'Support', 'user', { place: 'account', attention: 'support_tickets' }),
    ],
    slots: [],
    links: [
      { to: '/documents/terms', label: 'Terms and Conditions', order: 2 },
      { to: '/documents/privacy', label: 'Privacy Policy', order: 1 },
    ],
  },
};

/** The whole public site with one remote. */
export const open = (path: string, user: object | null = null, answers: object = {}) =>
  openScreen(
    {
      manifest: { routes: [{ path: '/*', page: 'Site', access: 'any', title: '' }], nav: [], slots: [] },
      entry,
    },
    path,
    {
      user,
      answers: {
        'GET /remotes.json': { remotes: [remote], settings: {} },
        'GET /api/notifications': listOf([]),
        'GET /api/rental_requests': total(2),
        'GET /api/support_tickets': total(1),
        'GET /api/machine_questions': total(0),
        ...answers,
      },
    },
  );
