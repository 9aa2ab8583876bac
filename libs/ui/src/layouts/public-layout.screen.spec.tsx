import { openPart, page, within } from '@yard/testing/screen';
import { PublicLayout } from './public-layout';

const nav = [{ to: '/rentals', label: 'Rentals', icon: 'list' as const }];

it.each([
  ['compact for a user', true],
  ['large for a guest', false],
])('has a header that is %s, whose logo and title lead home', async (words, compact) => {
  openPart(
    <PublicLayout title="Yard" nav={nav} compact={compact} loaded aside="Aside">
      Content
    </PublicLayout>,
  );

  const header = await page.findByRole('banner');
  const brand = within(header).getByRole('link', { name: 'Yard' });
  expect([brand.getAttribute('href'), brand.querySelectorAll('svg').length]).toEqual(['/', 1]);
  expect(header.className).toBe(`header ${words.split(' ')[0]}`);
  const [, menu, aside] = header.firstElementChild?.children ?? [];
  expect([menu?.textContent, aside?.textContent]).toEqual(['Rentals', 'Aside']);
});
