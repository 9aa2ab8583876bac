import { newcomer, type Visitor, violations, visit } from '@yard/testing';
import type { Locator } from 'playwright-core';

const CLEVELAND = ['Cleveland', 'OH', '44101'];

let dora: Visitor;

beforeEach(async () => {
  dora = await visit('public', { width: 390, height: 844 });
  await newcomer(dora, 'Dora Digs');
});
afterEach(async () => {
  expect(dora.complaints).toEqual([]);
  await dora.leave();
});

const fieldsIn = (form: Locator) => ({
  city: form.getByLabel('City'),
  state: form.getByLabel('State'),
  zip: form.getByLabel('ZIP code'),
});

const valuesOf = ({ city, state, zip }: ReturnType<typeof fieldsIn>) =>
  Promise.all([city.inputValue(), state.inputValue(), zip.inputValue()]);

/** Both forms that ask for an address. */
const FORMS = [
  ['the addresses', '/addresses', 'Add address'],
  ['a request', '/machines/1/request?from=2027-09-06&to=2027-09-08', 'Another address'],
] as const;

it.each(FORMS)(
  'fills in city and state by the ZIP code, and keeps its digits alone: %s',
  async (_form, path, opens) => {
    const { page } = dora;
    const fields = await open(path, opens);

    await fields.zip.pressSequentially('OH 44101');

    await fields.state.locator('option[value=OH]:checked').waitFor({ state: 'attached' });
    expect(await valuesOf(fields)).toEqual(CLEVELAND);
    expect(await violations(page)).toEqual([]);

    // The next one replaces what the first filled in; what was typed stays.
    await fields.city.fill('Lakewood');
    await fields.zip.fill('78701-12345');
    await fields.state.locator('option[value=TX]:checked').waitFor({ state: 'attached' });
    expect(await valuesOf(fields)).toEqual(['Lakewood', 'TX', '78701-1234']);
  },
);

it.each(FORMS)('says where a ZIP code is that is not in the chosen state: %s', async (_form, path, opens) => {
  const fields = await open(path, opens);

  await fields.city.fill('Austin');
  await fields.state.selectOption('TX');
  await fields.zip.fill('44101');

  await dora.page.getByText('44101 is in Cleveland, OH.').waitFor();
  expect(await valuesOf(fields)).toEqual(['Austin', 'TX', '44101']);
});

it('begins the address of a request with the place that was searched', async () => {
  const days = 'from=2027-09-06&to=2027-09-08';
  const place = `at=41.5,-81.7&place=${encodeURIComponent('Cleveland, OH')}`;
  const fields = await open(`/machines/1/request?${days}&${place}`, 'Another address');

  expect(await valuesOf(fields)).toEqual(['Cleveland', 'OH', '']);
});

async function open(path: string, opens: string) {
  const { page } = dora;
  await page.goto(path);
  await dora.settled();
  if (path === '/addresses') await page.getByRole('button', { name: opens }).click();
  else await page.getByRole('radio', { name: opens }).check({ force: true });
  return fieldsIn(
    path === '/addresses' ? page.getByRole('form', { name: 'Address' }) : page.getByRole('main'),
  );
}
