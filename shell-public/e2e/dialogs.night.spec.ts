import { call, DESKTOP, people, type Person, PHONE, violations, visit, type Visitor } from '@yard/testing';

/** A page, or one of each record of a list, and the button that opens a dialog, a sheet or a panel there. */
type Door = readonly [path: string, list: string, button: string];

const own = (role: string, status: string) =>
  `/api/rental_requests?role=${role}&status=${status}&per_page=20`;

const OF_RENTER: readonly Door[] = [
  ['/rentals', '', 'Add to my calendar'],
  ['/cards', '', 'Add a card'],
  ['/addresses', '', 'Add address'],
  ['/support', '', 'New ticket'],
  ['/account/security', '', 'Add a passkey'],
  ['/search?search=excavator', '', 'Save this search'],
  ['/rentals/', own('renter', 'pending'), 'Change dates or details'],
  ['/rentals/', own('renter', 'pending'), 'Change card'],
  ['/rentals/', own('renter', 'approved'), 'Cancel rental'],
  ['/rentals/', own('renter', 'active'), 'Change rental'],
  ['/rentals/', own('renter', 'active'), 'Report a breakdown'],
  ['/rentals/', own('renter', 'returned'), 'Contest return'],
];
const OF_OWNER: readonly Door[] = [
  ['/my-machines/1', '', 'Add'],
  ['/rentals/', own('owner', 'active'), 'Record return'],
  ['/rentals/', own('owner', 'returned'), 'Edit return'],
];
const OF_ADMIN: readonly Door[] = [
  ['/#/announcements', '', 'New announcement'],
  ['/#/saved_replies', '', 'New reply'],
  ['/#/search_synonyms', '', 'New synonym'],
  ['/#/machine_types', '', 'New type'],
  ['/#/rental_requests/', '/api/rental_requests?status=approved', 'Refund a payment'],
  ['/#/support_tickets/', '/api/support_tickets?state=waiting_for_us', 'Resolve'],
  ['/#/machines/', '/api/machines', 'Ask for a change'],
  ...['users', 'payments', 'rental_requests', 'support_tickets', 'documents', 'machine_types', 'reviews']
    .concat(['rental_store_access_requests', 'saved_replies'])
    .map((path): Door => [`/#/${path}`, '', 'the first row']),
];

it.each([
  ['a renter on a phone', 'public', people.ray, PHONE, OF_RENTER],
  ['a renter at a desk', 'public', people.ray, DESKTOP, OF_RENTER],
  ['an owner on a phone', 'public', people.olive, PHONE, OF_OWNER],
  ['an owner at a desk', 'public', people.olive, DESKTOP, OF_OWNER],
  ['an admin at a desk', 'admin', people.ada, DESKTOP, OF_ADMIN],
] as const)('axe finds nothing in the dialogs of %s', async (_who, site, person: Person, device, doors) => {
  const visitor = await visit(site, device);
  await visitor.signIn(person);
  const faults: unknown[] = [];
  for (const door of doors) {
    await open(visitor, door).catch((e: Error) => faults.push(e.message));
    await visitor.settled();
    const found = await violations(visitor.page);
    if (found.length > 0) faults.push([...door, ...found]);
  }
  expect(faults).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** @throws Error where no record of the list has such a button */
async function open({ page, settled }: Visitor, [path, list, name]: Door): Promise<void> {
  const records = list ? (await call<{ data: { id: number }[] }>(page, 'GET', list)).data : [{ id: '' }];
  for (const { id } of records) {
    await page.goto('/robots.txt');
    await page.goto(`${path}${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled();
    await page.mouse.move(5, 5);
    const door =
      name === 'the first row'
        ? page.getByRole('row').nth(1)
        : page.getByRole('main').getByRole('button', { name, exact: true }).first();
    const more = page.getByRole('button', { name: 'More actions' });
    const isShown = await door.isVisible();
    if (!isShown) {
      if (!(await more.isVisible())) continue;
      await more.click();
      // The menu is drawn after the press.
      await page.getByRole('menuitem').first().waitFor();
    }
    const entry = isShown ? door : page.getByRole('menuitem', { name });
    if (!(await entry.isVisible())) continue;
    await entry.click();
    return page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
  }
  throw new Error(`Nothing on ${path} opens ${name}`);
}
