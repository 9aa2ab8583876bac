import { init } from '@module-federation/runtime';
import { page, listOf, currentUser } from '@yard/testing/screen';
import { PublicSite } from '../src/site/public-site';

// As the build's own code does before any of ours.
init({ name: 'shell', remotes: [] });

export const link = (to: string, label: string, access: string, more: object = {}) => ({
  to,
  label,
  icon: 'search',
  order: 1,
  access,
  ...more,
});

export const routes = [
  { path: '/search', page: 'Search', access: 'any', title: 'Search' },
  { path: '/rentals', page: 'Rentals', access: 'user', title: 'Rentals' },
  { path: '/my-machines', page: 'Machines', access: 'owner', title: 'My machines' },
  { path: '/become-an-owner', page: 'Become', access: 'renter', title: 'Become an owner' },
  { path: '/desk', page: 'Desk', access: 'admin', title: 'Desk' },
];

export const entry = {
  pages: {
    Site: () => Promise.resolve({ default: PublicSite }),
    ...Object.fromEntries(
      routes.map(({ page: name }) => [name, () => Promise.resolve({ default: () => <h1>{name}</h1> })]),
    ),
  },
  slots: {},
};

export const total = (count: number) => ({ ...listOf([]), total: count });

export const olive = currentUser();

export const heading = async () => (await page.findByRole('heading', { level: 1 })).textContent;
