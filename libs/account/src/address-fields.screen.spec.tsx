import { useServerForm } from '@yard/data';
import { fieldWords, openPart, page, waitFor } from '@yard/testing/screen';
import { emptyAddress, type AddressDraft } from './address-draft';
import { AddressFields } from './address-fields';

function Address({ first = {} }: { first?: Partial<AddressDraft> }) {
  const form = useServerForm<AddressDraft>({
    rules: null,
    initial: { ...emptyAddress, ...first },
    submit: () => Promise.resolve(),
  });
  return (
    <div data-testid="field">
      <AddressFields form={form} />
      <output data-testid="values">{Object.values(form.values).join('|')}</output>
    </div>
  );
}

const place = ({ query }: { query: Record<string, string> }) =>
  ({ '62701': { city: 'Springfield', state: 'IL' }, '78701': { city: 'Austin', state: 'TX' } })[
    query['postal_code'] ?? ''
  ] ?? { status: 404, body: { message: 'Not found.' } };
const opened = async (first?: Partial<AddressDraft>) => {
  const screen = openPart(<Address first={first} />, { answers: { 'GET /api/places': place } });
  const zip = await page.findByLabelText('ZIP code');
  return { ...screen, zip };
};
const values = () => page.getByTestId('values').textContent;

it('asks for street, city, state and ZIP code', async () => {
  const { zip } = await opened();
  expect(fieldWords()).toMatch(
    /^Street and numberUnit, gate or site \(optional\)CityStateChooseAlabamaAlaska/,
  );
  const fields = [...page.getByTestId('field').querySelectorAll<HTMLInputElement>('input, select')];
  expect(fields.map((field) => [field.name, field.getAttribute('autocomplete')])).toEqual([
    ['line1', 'address-line1'],
    ['line2', 'address-line2'],
    ['city', 'address-level2'],
    ['state', 'address-level1'],
    ['postal_code', 'postal-code'],
  ]);
  expect(zip.getAttribute('inputmode')).toBe('numeric');
});

it('fills in city and state of a ZIP code, and of the next one', async () => {
  const { person, zip, asked } = await opened();
  await person.type(zip, '6270 1x');
  await waitFor(() => expect(values()).toBe('||Springfield|IL|62701'));
  await person.clear(zip);
  await person.type(zip, '78701');
  await waitFor(() => expect(values()).toBe('||Austin|TX|78701'));
  expect(asked('GET /api/places')).toEqual([{ postal_code: '62701' }, { postal_code: '78701' }]);
});

it('keeps a city that was typed, and says where a ZIP code is elsewhere', async () => {
  const { person, zip } = await opened({ city: 'Round Rock', state: 'TX' });
  await person.type(zip, '62701');
  expect(await page.findByText('62701 is in Springfield, IL.')).toBeTruthy();
  expect(values()).toBe('||Round Rock|TX|62701');
  await person.selectOptions(page.getByLabelText('State'), 'Illinois');
  await waitFor(() => expect(page.queryByText('62701 is in Springfield, IL.')).toBeNull());
  expect(values()).toBe('||Round Rock|IL|62701');
});
