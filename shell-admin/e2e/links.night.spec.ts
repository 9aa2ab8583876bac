import { call, people, violations, visit, type Visitor } from '@yard/testing';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 900 });
  await ada.signIn(people.ada);
});
afterEach(async () => {
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

const panel = (name: string) => ada.page.getByRole('region', { name, exact: true });

it('from a rental to its renter, who has a page with all that is theirs, and from there to each of it', async () => {
  const { page } = ada;
  await page.goto(`/#/rental_requests?search=${people.ray.email}`);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('link', { name: 'Ray Renter' }).click();

  await page.getByRole('heading', { level: 1, name: 'Ray Renter' }).waitFor();
  for (const name of ['Payments', 'Tickets', 'What they did'])
    await panel(name).getByRole('listitem').first().waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);
  await panel('Rentals as renter').getByRole('link', { name: /^#\d+/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /\(#\d+\)$/ }).waitFor();
  await page.goBack();

  await panel('Rentals as renter')
    .getByRole('link', { name: /^All \d+/ })
    .click();
  await page.getByRole('heading', { name: 'Rental requests', level: 1 }).waitFor();
  const all = page.getByRole('button', { name: 'Renter: Ray Renter' });
  await all.waitFor();
  await page
    .getByRole('gridcell', { name: /Ray Renter/ })
    .first()
    .waitFor();
  await all.click();
  await all.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('user_id');
  await page.goto('/#/rental_requests/1');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Rental request 1 alone' }).waitFor();
});

it('from an owner to a machine of theirs, and from the machine back to its owner', async () => {
  const { page } = ada;
  await page.goto(`/#/users?search=${people.olive.email}`);
  await page.getByRole('row', { name: /Olive/ }).click();
  await page
    .getByRole('dialog', { name: 'User', exact: true })
    .getByRole('link', { name: 'Open as a page' })
    .click();
  const machines = panel('Machines').getByRole('listitem');
  await machines.first().getByRole('link').click();

  await panel('Listing').getByText('Listed since').waitFor();
  await panel('Rentals').waitFor();
  await panel('Taken in the next 90 days').getByText(/./).nth(1).waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);
  await panel('Listing').getByRole('link', { name: /Olive/ }).click();
  await page.getByRole('heading', { level: 1, name: /Olive/ }).waitFor();
});

it('from a person to their money, their devices and what admins noted of them', async () => {
  const { page } = ada;
  await page.goto(`/#/users?search=${people.olive.email}`);
  await page.getByRole('row', { name: /Olive/ }).click();
  await page.getByRole('link', { name: 'Open as a page' }).click();

  await panel('Money').getByText('Paid out as owner').waitFor();
  await panel('Signed in on').getByText(/./).first().waitFor();
  const note = `She answers by telephone. ${Date.now()}`;
  await panel('Notes for admins').getByLabel('New note').fill(note);
  await panel('Notes for admins').getByRole('button', { name: 'Add the note' }).click();
  await panel('Notes for admins').getByText(note).waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);

  await panel('Payouts')
    .getByRole('link', { name: /^All \d+/ })
    .click();
  await page.getByRole('button', { name: /^Owner: Olive/ }).waitFor();
  await page.getByRole('tab', { name: 'Payouts to owners', selected: true }).waitFor();

  await page.getByRole('link', { name: /^\$\d/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Payout to Olive/ }).waitFor();
  await panel('Payout')
    .getByRole('link', { name: /^No\. \d+/ })
    .waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);
});

it('from a renter to a payment of theirs, on a page and beside the list, on whatever page of it', async () => {
  const { page } = ada;
  const { data } = await call<{ data: { id: number; machine_subject: string }[] }>(
    page,
    'GET',
    '/api/payments?direction=asc&kind=rental&per_page=1',
  );
  const [oldest] = data;
  await page.goto(`/#/payments/${oldest?.id}`);
  await page.getByRole('heading', { level: 1, name: `: ${oldest?.machine_subject}` }).waitFor();
  await panel('Payment').getByText('At the card provider').waitFor();
  await panel('Other payments of the rental').getByRole('link', { name: 'Deposit' }).click();
  await page.getByRole('heading', { level: 1, name: `Deposit: ${oldest?.machine_subject}` }).waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/#/payments?status=failed&open=${oldest?.id}`);
  const beside = page.getByRole('dialog', { name: `Payment ${oldest?.id}` });
  await beside.getByText('At the card provider').waitFor();
  await beside.getByRole('link', { name: 'Open as a page' }).click();
  await page.getByRole('heading', { level: 1, name: `: ${oldest?.machine_subject}` }).waitFor();
});
