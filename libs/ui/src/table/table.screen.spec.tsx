import { openPart, page } from '@yard/testing/screen';
import { useState } from 'react';
import { Table, type TableProps } from './table';
import { rows, columns, cells, type Row } from '../../test/columns';

function Opening(props: Partial<TableProps<Row>>) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <Table
        label="Machines"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selected={open}
        onSelect={({ id }) => setOpen(id)}
        {...props}
      />
      <input aria-label="Elsewhere" />
      <p data-testid="open">{open}</p>
    </>
  );
}

function Folding() {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Opening
      selected={open}
      onSelect={({ id }) => setOpen(id === open ? null : id)}
      detail={({ name }) => `More of ${name}`}
    />
  );
}

function Turned() {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <>
      <Table
        label="Machines"
        columns={columns}
        rows={isEmpty ? [] : undefined}
        rowKey={({ id }) => id}
        empty={<p>No machines</p>}
      />
      <button onClick={() => setEmpty(true)}>None</button>
    </>
  );
}

const openRow = () => page.getByTestId('open').textContent;
const focused = () => document.activeElement?.querySelector('td')?.firstChild?.textContent;

it('shows rows by columns, as wide as there is room for them', async () => {
  openPart(<Table label="Machines" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const table = await page.findByRole('table', { name: 'Machines' });
  expect(cells()).toEqual([
    ['Name', 'Rate', 'More', 'Last'],
    ['Crane$530', '530', 'Look at Crane', 'never'],
    ['Lift$90', '90', 'Look at Lift', 'never'],
    ['Loader$240', '240', 'Look at Loader', 'never'],
  ]);
  expect([...(table.querySelector('tbody tr')?.children ?? [])].map(({ className }) => className)).toEqual([
    'grows',
    'end more',
    'wide',
    'most',
  ]);
  expect(page.getByRole('columnheader', { name: 'Rate' })).toHaveProperty('style.width', '90px');
  expect(table.className).toBe('table lined');
  expect(page.getByRole('region', { name: 'Machines' })).toHaveProperty('tabIndex', 0);
  expect(page.queryByRole('button')).toBeNull();
  expect(page.getAllByRole('row')[1]?.hasAttribute('aria-selected')).toBe(false);
});

it('waits for its rows, and says where there are none', async () => {
  const { person } = openPart(<Turned />);
  await page.findByRole('button', { name: 'None' });
  expect(page.getByText('Loading').parentElement?.querySelectorAll('.row')).toHaveLength(9);
  expect(document.querySelectorAll('.row .line')).toHaveLength(9 * 4);
  await person.click(page.getByRole('button', { name: 'None' }));
  expect(page.getByText('No machines')).toBeTruthy();
  expect(page.queryByRole('table')).toBeNull();
});

it('sorts by a column, and the other way round', async () => {
  const sort = jest.fn();
  const { person } = openPart(<Opening sort={{ key: 'name', direction: 'asc' }} onSort={sort} />);
  const heads = await page.findAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending', 'none', null, null]);
  await person.click(page.getByRole('button', { name: 'Name' }));
  await person.click(page.getByRole('button', { name: 'Rate' }));
  expect(sort.mock.calls.flat()).toEqual([
    { key: 'name', direction: 'desc' },
    { key: 'amount', direction: 'asc' },
  ]);
});

it('sorts upwards what is sorted downwards', async () => {
  const sort = jest.fn();
  const { person } = openPart(<Opening sort={{ key: 'amount', direction: 'desc' }} onSort={sort} />);
  const heads = await page.findAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['none', 'descending', null, null]);
  await person.click(page.getByRole('button', { name: 'Rate' }));
  expect(sort.mock.calls).toEqual([[{ key: 'amount', direction: 'asc' }]]);
});

it('opens a row by a press and by Enter, and not by the link in it', async () => {
  const { person } = openPart(<Opening />);
  expect((await page.findByRole('grid', { name: 'Machines' })).className).toBe('table lined');
  await person.click(page.getByText('Look at Lift'));
  expect(openRow()).toBe('');
  await person.click(page.getByText('240'));
  expect(openRow()).toBe('3');
  const selected = () => page.getAllByRole('row').map((row) => row.getAttribute('aria-selected'));
  expect(selected()).toEqual([null, 'false', 'false', 'true']);
  expect(page.getAllByRole('row').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  page.getByText('Look at Crane').focus();
  await person.keyboard('{Enter}');
  expect(openRow()).toBe('3');
});

it('goes through the rows by keys, and opens the next in the place of the one that is open', async () => {
  const { person } = openPart(<Opening />);
  await page.findByRole('grid');
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await person.keyboard('j');
  expect(focused()?.trim()).toBe('Crane');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Lift');
  await person.keyboard('k');
  expect(focused()).toBe('Crane');
  await person.keyboard('k{Control>}j{/Control}');
  expect([focused(), openRow()]).toEqual(['Crane', '']);
  await person.keyboard('{Enter}');
  expect(openRow()).toBe('1');
  await person.keyboard('jjj');
  expect([focused(), openRow()]).toEqual(['Loader', '3']);
  await person.click(page.getByRole('textbox', { name: 'Elsewhere' }));
  await person.keyboard('k');
  expect(openRow()).toBe('3');
  await person.keyboard('{Tab}');
});

it('folds a row out and in, by Space too, and leaves the outermost open', async () => {
  const { person } = openPart(<Folding />);
  const row = (await page.findByRole('treegrid')).querySelectorAll('tbody tr');
  const isOpen = () => [...row].map((one) => one.getAttribute('aria-expanded'));
  await person.keyboard('j ');
  expect([page.getByText('More of Crane').tagName, isOpen()]).toEqual(['TD', ['true', 'false', 'false']]);
  await person.keyboard('k');
  expect(isOpen()).toEqual(['true', 'false', 'false']);
  await person.keyboard('jjjj');
  expect(isOpen()).toEqual(['false', 'false', 'true']);
  await person.keyboard(' ');
  expect(isOpen()).toEqual(['false', 'false', 'false']);
});

it('tells the list of keys what the rows answer to', async () => {
  const { person } = openPart(<Opening />);
  await page.findByRole('grid');
  await person.keyboard('?');
  const sheet = await page.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect([...sheet.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Next row, row beforejk',
    'Open the rowEnter',
    'Show this list?',
  ]);
});
