import { page, waitFor } from '@yard/testing/screen';
import { openDesk, press } from '../test/tickets-screen';

const state = () => page.getByText(/^open /).textContent;

it('keeps page, order and open record of a list in the address', async () => {
  const { person, asked, address } = openDesk();
  await person.click(await page.findByText('Cards'));
  expect(state()).toBe('open 6, page 1, query “”');
  expect(address()).toBe('/tickets?ticket=6');
  await person.click(await press('Subject'));
  await waitFor(() =>
    expect(asked('GET /api/support_tickets').at(-1)).toEqual({
      page: '1',
      sort: 'subject',
      direction: 'asc',
    }),
  );
  expect(address()).toBe('/tickets?ticket=6&sort=subject&direction=asc');
  await person.click(await press('Narrow'));
  expect(state()).toBe('open 6, page 1, query “sort=subject&direction=asc&state=closed”');
  expect(page.getByText('3 tickets')).toBeTruthy();
});

it('begins at the first page once the list is narrowed, and closes what was opened', async () => {
  const { person, address } = openDesk('/tickets?page=3&open=6&sort=other');
  await page.findByText('Cards');
  expect(state()).toBe('open 6, page 3, query “sort=other”');
  await person.click(await press('Shut'));
  expect(address()).toBe('/tickets?page=3&sort=other');
  await person.click(await press('Narrow'));
  expect(address()).toBe('/tickets?sort=other&state=closed');
});

it('reads nothing out of an address that is no number', async () => {
  openDesk('/tickets?page=-1&ticket=abc');
  await page.findByText('Cards');
  expect(state()).toBe('open null, page 1, query “”');
});

it('says of whom alone a list is, and leads back to all of it', async () => {
  const { person, address } = openDesk('/tickets?user_id=3&machine_id=7&page=2', {
    'GET /api/users/3': { id: 3, name: 'Ray Renter' },
    'GET /api/machines/7': { status: 404, body: { message: 'Not found.' } },
  });
  expect(await press('About: no. 7')).toBeTruthy();
  await person.click(await press('Of: Ray Renter'));
  expect(address()).toBe('/tickets?machine_id=7');
});
