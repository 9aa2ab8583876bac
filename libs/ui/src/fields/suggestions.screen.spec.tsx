import { fireEvent } from '@testing-library/react';
import type { SuggestionRecord } from '@yard/contracts';
import { Controlled, controlledValue, openPart, page, waitFor, within } from '@yard/testing/screen';
import SuggestField from './suggest-field';

const found: SuggestionRecord[] = [
  { kind: 'word', label: 'crane', id: null, filters: { search: 'crane' } },
  { kind: 'type', label: 'Cranes', id: 3, filters: { machine_type_id: 3 } },
  { kind: 'machine', label: 'Crane 7', id: 7, filters: null },
  { kind: 'place', label: 'Cranford', id: null, filters: { lat: 40.7, lng: -74.3 } },
];
const suggest = jest.fn<Promise<SuggestionRecord[]>, [string, AbortSignal]>();
const choose = jest.fn();
const submit = jest.fn();
beforeEach(() => {
  suggest.mockReset().mockResolvedValue(found);
  choose.mockReset();
  submit.mockReset();
});
const open = async () => {
  const screen = openPart(
    <Controlled first="">
      {(value, set) => (
        <SuggestField
          label="Machine"
          placeholder="What?"
          value={value}
          onChange={set}
          suggest={suggest}
          onChoose={choose}
          onSubmit={submit}
        />
      )}
    </Controlled>,
  );
  return { ...screen, box: await page.findByRole<HTMLInputElement>('combobox', { name: 'Machine' }) };
};
const status = () => within(page.getByTestId('field')).getByRole('status').textContent;
const options = () => page.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => page.queryByRole('option', { selected: true })?.textContent;

it('offers what one may be looking for, from two letters on', async () => {
  const { person, box } = await open();
  expect(box.placeholder).toBe('What?');
  expect(page.queryByRole('button', { name: 'Clear' })).toBeNull();
  await person.type(box, 'c');
  expect(status()).toBe('No suggestions');
  await person.type(box, 'r ');
  expect(await page.findByText('4 suggestions')).toBeTruthy();
  expect(suggest.mock.calls.map(([typed]) => typed)).toEqual(['cr']);
  expect(options()).toEqual(['crane Search', 'Cranes Machine type', 'Crane 7 Machine', 'Cranford Place']);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await person.click(page.getByRole('option', { name: /Crane 7/ }));
  expect(choose.mock.calls).toEqual([[found[2]]]);
  expect(options()).toEqual([]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await person.click(page.getByRole('button', { name: 'Clear' }));
  expect(controlledValue()).toBe('');
  expect(status()).toBe('');
});

it('goes through the list by arrows, takes by Enter, and closes by Escape', async () => {
  const { person, box } = await open();
  await person.type(box, 'cr');
  await page.findByText('4 suggestions');
  expect(chosen()).toBeUndefined();
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Cranford Place');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Cranes Machine type');
  expect(box.getAttribute('aria-activedescendant')).toBe(page.getByRole('option', { selected: true }).id);
  await person.keyboard('{Escape}');
  expect([options(), controlledValue()]).toEqual([[], 'cr']);
  await person.keyboard('{ArrowDown}');
  expect(chosen()).toBe('crane Search');
  await person.keyboard('{ArrowDown}{Enter}');
  expect(choose.mock.calls).toEqual([[found[1]]]);
  expect(submit).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  expect(submit.mock.calls).toEqual([['cr']]);
  await person.keyboard('{Escape}');
  expect(controlledValue()).toBe('');
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves keys of an input method (%j) to their word',
  async (how) => {
    const { person, box } = await open();
    await person.type(box, 'cr');
    await page.findByText('4 suggestions');
    await person.keyboard('{ArrowDown}');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(box, { key, ...how });
    expect([chosen(), controlledValue()]).toEqual(['crane Search', 'cr']);
    expect([choose, submit].map(({ mock }) => mock.calls)).toEqual([[], []]);
  },
);

it('has nothing to offer where nothing is found or can be had, and hands on what was typed', async () => {
  suggest.mockResolvedValueOnce(found.slice(0, 1)).mockRejectedValue(new Error('No network.'));
  const { person, box } = await open();
  await person.type(box, 'cra');
  expect(await page.findByText('1 suggestion')).toBeTruthy();
  await person.type(box, 'x');
  await waitFor(() => expect(status()).toBe('No suggestions'));
  expect(suggest.mock.calls[0]?.[1].aborted).toBe(true);
  await person.keyboard('{ArrowDown}');
  expect(box.value).toBe('crax');
  await person.tab();
  expect(submit.mock.calls.at(-1)).toEqual(['crax']);
  expect(status()).toBe('');
});
