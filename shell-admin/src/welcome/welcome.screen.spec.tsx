import { openScreen, page, people } from '@yard/testing/screen';
import { WelcomePage } from './welcome-page';

const open = (next: string) =>
  openScreen(
    {
      manifest: {
        routes: [{ path: '/welcome', page: 'Welcome', access: 'any', title: 'Sign in' }],
        nav: [],
        slots: [],
      },
      entry: { pages: { Welcome: () => Promise.resolve({ default: WelcomePage }) }, slots: {} },
      site: 'admin',
    },
    `/welcome?next=${encodeURIComponent(next)}`,
    { user: people.ada },
  );

it.each([
  ['/payments?tab=refunds', '/payments?tab=refunds'],
  ['//elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
])('leads who is signed in from %s to %s', async (next, to) => {
  const { address } = open(next);
  await page.findByText('Another page');
  expect(address()).toBe(to);
});
