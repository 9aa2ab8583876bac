import { ADMIN_URL, call, newcomer, people, type Visitor, visit } from '@yard/testing';

let ada: Visitor;
let somebody: Visitor;

/** Somebody waits for an answer to a ticket and to a wish to list machines. */
beforeEach(async () => {
  [ada, somebody] = [await visit('admin', { width: 1280, height: 800 }), await visit()];
  await newcomer(somebody, 'Wendy Waiting');
  await call(somebody.page, 'POST', '/api/support_tickets', { message: 'Where is my machine?' });
  const wanted = { business_name: 'Waiting Rentals', phone: '555 0100' };
  await call(somebody.page, 'POST', '/api/rental_store_access_requests', wanted);
  await ada.signIn(people.ada);
});
afterEach(async () => {
  await Promise.all([ada.leave(), somebody.leave()]);
});

it.each([
  [
    'Support Tickets',
    'Tickets to answer',
    /Where is my machine\?|Wendy Waiting/,
    '/support_tickets?state=waiting_for_us',
  ],
  [
    'Rental Store Access Requests',
    'Requests to list machines',
    /Waiting Rentals/,
    '/rental_store_access_requests?status=open',
  ],
])('the tile %s leads to all, and “%s” to those that it counts', async (tile, queue, row, address) => {
  const { page } = ada;
  await page.goto('/#/');
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${tile}.* waiting$`) });
  await link.waitFor();
  const waiting = Number(/(\d+) waiting/.exec(await link.innerText())?.[1]);
  expect(await link.getAttribute('href')).toBe(`#${address.split('?')[0]}`);

  await page.getByRole('main').getByRole('link', { name: queue }).click();

  await page.waitForURL(({ href }) => href.startsWith(`${ADMIN_URL}/#${address}`));
  expect(await page.getByRole('switch', { name: 'Waiting for an answer' }).isChecked()).toBe(true);
  await page.getByRole('row', { name: row }).first().waitFor();
  // And the head.
  expect(await page.getByRole('row').count()).toBe(waiting + 1);
  expect(await page.getByText('Approved', { exact: true }).count()).toBe(0);
});
