import { openPart, page } from '@yard/testing/screen';
import { Tile } from './home-page';

it('leads within the back office, or to another site in a tab of its own, and has a dot where something waits', async () => {
  openPart(
    <ul>
      <Tile to="https://yard.example" label="Open the public site" icon="external" />
      <Tile to="/support_tickets" label="Support Tickets" icon="help" attention={2} waiting={3} />
      <Tile to="/users" label="Users" icon="person" />
    </ul>,
    { site: 'admin' },
  );
  await page.findByText('Users');

  expect(
    page
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Open the public site(opens in a new tab)', 'https://yard.example', '_blank'],
    ['Support Tickets3 waiting', '#/support_tickets', null],
    ['Users', '#/users', null],
  ]);
  expect(page.getAllByRole('img').map((dot) => dot.getAttribute('aria-label'))).toEqual(['2 need attention']);
});
