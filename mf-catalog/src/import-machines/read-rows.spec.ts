import type { AddressRecord, MachineAttribute } from '@yard/contracts';
import { attributeColumns, MACHINE_COLUMNS, matched, TEMPLATE } from './machine-columns';
import { type Known, readRows } from './read-rows';
import { readTable } from './read-table';

const DEPTH: MachineAttribute = {
  name: 'dig_depth',
  label: 'Digging depth',
  kind: 'number',
  unit: 'm',
  max: 20,
};
const CAB: MachineAttribute = { name: 'cab', label: 'Cab', kind: 'choice', choices: ['Closed', 'Canopy'] };
const KNOWN: Known = {
  types: [{ id: 7, name: 'Mini Excavator' }],
  schemas: new Map([[7, [DEPTH, CAB]]]),
  addresses: [{ id: 3, postal_code: '02134' } as AddressRecord],
  addressId: 9,
  units: 'mi',
  now: new Date('2026-11-26T12:00:00Z'),
};

const tableOf = (text: string | Uint8Array<ArrayBuffer>) => readTable(new File([text], 'machines.csv'));

async function rowsOf(text: string | Uint8Array<ArrayBuffer>) {
  const table = await tableOf(text);
  if ('problem' in table) throw new Error(table.problem);
  const columns = matched(table.header, [...MACHINE_COLUMNS, ...attributeColumns([[DEPTH, CAB]], 'mi')]);
  return readRows(table, columns, KNOWN);
}

it('reads the table to begin with as a machine that may be added', async () => {
  const [row, ...others] = await rowsOf(TEMPLATE.replace('78701', '2134'));

  expect(others).toEqual([]);
  expect(row).toMatchObject({ line: 2, problems: [], doubts: [] });
  expect(row?.input).toEqual({
    ...{
      machine_type_id: 7,
      subject: 'Kubota U35-4 with two buckets',
      manufacturer: 'Kubota',
      model: 'U35-4',
    },
    ...{ year: 2019, hours: 1850, daily_rate: 250, weekly_rate: 875, monthly_rate: 2500, address_id: 3 },
    ...{ description: '<p>Quick coupler, long arm</p>', attributes: {} },
  });
});

it('reads other headings, separators, letters and figures, and makes a subject', async () => {
  const text =
    'Type;Make;Day rate;Dig_depth;Cab;Instant booking;ZIP\nmini excavators;Kübota;$1,250.50;2.5;canopy;yes;02134-1001\n';
  const [row] = await rowsOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

  expect(row?.problems).toEqual([]);
  expect(row?.input).toMatchObject({
    ...{ machine_type_id: 7, subject: 'Kübota Mini Excavator', daily_rate: 1250.5, address_id: 3 },
    ...{ instant_book: true, attributes: { dig_depth: 0.762, cab: 'Canopy' } },
  });
});

it('says what is wrong in a row, and what looks like a slip', async () => {
  const [wrong, odd] = await rowsOf(
    'type,year,daily rate,weekly rate,dig_depth,zip\nMoon Digger,soon,-1,,,99999\nMini Excavator,1931,100,800,70,\n',
  );

  expect(wrong?.problems).toEqual([
    ...['“Moon Digger” isn’t a machine type.', 'You have no address with the ZIP code 99999.'],
    ...['“Title” is required.', '“Year” must be a whole number.', '“A day” must be at least 0.'],
  ]);
  expect(odd?.problems).toEqual(['Write 65.6 ft or less.']);
  expect(odd?.doubts).toEqual([
    'That is a very old machine.',
    'Seven days at the day rate cost less, so renters never pay this rate.',
  ]);
});

it('takes a heading for one column alone, and what somebody chose before what it is called', () => {
  const fields = (chosen: Record<number, string>) =>
    matched(['Type', 'Kind', 'Price'], MACHINE_COLUMNS, chosen).map((column) => column?.field ?? null);

  expect(fields({})).toEqual(['machine_type_id', null, null]);
  expect(fields({ 0: '', 1: 'machine_type_id', 2: 'daily_rate' })).toEqual([
    null,
    'machine_type_id',
    'daily_rate',
  ]);
});

it.each([
  ['headings but no machines', 'Type,Subject\n'],
  ['A quotation mark in the file is never closed', 'Type,Subject\nA,"b\nC,d\n'],
  ['501 rows', `Type\n${'a\n'.repeat(501)}`],
])('refuses a file with %s', async (words, text) => {
  expect(await tableOf(text)).toEqual({ problem: expect.stringContaining(words) });
});

it('asks about each figure that is hardly right', async () => {
  const [row] = await rowsOf(
    'Type,Model,Year,Hours,Day,Week,4 weeks,ZIP\nMini Excavator,U35,1920,900000,100,900,9000,02134\n',
  );

  expect(row?.doubts).toEqual([
    'That is a very old machine.',
    '900,000 h would be 8,411 h in each of its years.',
    'Seven days at the day rate cost less, so renters never pay this rate.',
    'Four weeks at the shorter rates cost less, so renters never pay this rate.',
  ]);
});

it('takes all of a machine that a table can have', async () => {
  const columns = [
    'Type,Title,Brand,Model,Notes,Model year,Meter,Daily,Weekly,28 days,Min days,Turnaround,Fuel,Cleaning',
    'Ends early,Instant book,Zip',
  ].join(',');
  const [row] = await rowsOf(
    `${columns}\nMini Excavator,Digger,Kubota,U35,Good,2019,1850,250,875,2500,2,1,90,60,no,yes,02134\n`,
  );

  expect(row?.problems).toEqual([]);
  expect(row?.input).toEqual({
    ...{ machine_type_id: 7, subject: 'Digger', manufacturer: 'Kubota', model: 'U35' },
    ...{ description: '<p>Good</p>', year: 2019, hours: 1850, attributes: {}, address_id: 3 },
    ...{ daily_rate: 250, weekly_rate: 875, monthly_rate: 2500, tank_amount: 90, cleaning_amount: 60 },
    ...{ minimum_days: 2, turnaround_days: 1, call_off: false, instant_book: true },
  });
});

it.each([
  ['Type;Title;Day', 'Mini Excavator;Digger;219,50', 219.5],
  ['Type;Title;Day', 'Mini Excavator;Digger;1.219,50', 1219.5],
  ['Type,Title,Day', 'Mini Excavator,Digger,"1,219.50"', 1219.5],
  ['Type,Title,Day', 'Mini Excavator,Digger,$250', 250],
  ['Type\tTitle\tDay', 'Mini Excavator\tDigger\t4,20', '4,20'],
  ['Type,Title,Day', 'Mini Excavator,Digger,"4,20"', '4,20'],
  ['Type,Title,Day', 'Mini Excavator,Digger,"400,00"', '400,00'],
])('reads a figure as the table writes it: %s | %s', async (header, cells, daily_rate) => {
  const [row] = await rowsOf(`${header}\n${cells}\n`);

  expect(row?.input['daily_rate']).toBe(daily_rate);
  const problems = typeof daily_rate === 'string' ? ['“A day” must be a number.'] : [];
  expect([row?.problems, row?.doubts]).toEqual([problems, []]);
});

it('asks about a figure that may be two', async () => {
  const [row] = await rowsOf('Type,Title,Day,Dig_depth\nMini Excavator,Digger,"1,234",1.234\n');

  expect(row?.doubts).toEqual([
    'A day: “1,234” is read as 1234. Write “1234” if that is right.',
    'Digging depth (ft): “1.234” is read as 1.234. Write “1.2340” if that is right.',
  ]);
});

it('asks once about a point before three figures in a table of decimal commas, and takes either answer', async () => {
  const read = async (day: string) => (await rowsOf(`Type;Title;Day\nMini Excavator;Digger;${day}\n`))[0];

  const asked = await read('1.250');
  expect([asked?.input['daily_rate'], asked?.doubts]).toEqual([
    1250,
    ['A day: “1.250” is read as 1250. Write “1250” if that is right.'],
  ]);
  for (const [answer, value] of [
    ['1250', 1250],
    ['1.25', 1.25],
    ['1,25', 1.25],
    ['0.125', 0.125],
  ] as const) {
    const row = await read(answer);
    expect([row?.input['daily_rate'], row?.doubts]).toEqual([value, []]);
  }
  const [there] = await rowsOf('Type,Title,Dig_depth\nMini Excavator,Digger,1.250\n');
  expect(there?.doubts).toEqual([
    'Digging depth (ft): “1.250” is read as 1.25. Write “1.25” if that is right.',
  ]);
});

it('leaves out rows of separators, however many they are', async () => {
  const table = await tableOf(`Type,Title\n,\nMini Excavator,One\n${' , \n'.repeat(600)}`);
  expect(table).toMatchObject({ rows: [{ line: 3, cells: ['Mini Excavator', 'One'] }] });
});

it('reads separators and line ends within quotation marks as text', async () => {
  const [row] = await rowsOf(
    '"Machine\ntype";"Title, as it is shown";Notes\n"Mini Excavator";x;"a, b, c, d, ""e"", f"\n',
  );
  expect(row?.input).toMatchObject({ machine_type_id: 7, description: '<p>a, b, c, d, "e", f</p>' });
});

it.each([
  ['lines that end otherwise', 'Type,Subject\r\nA,B\nC,D\n', ['A|B', 'C|D']],
  ['commas in a table of semicolons', 'Type;Subject, as named, in full\nA;"B"\nC;D\n', ['A|B', 'C|D']],
  ['commas in a table of tabs', 'Type\tSubject\nA, b, c\tB, d\n', ['A, b, c|B, d']],
])('reads %s', async (_, text, expected) => {
  const table = await tableOf(text);
  expect('rows' in table && table.rows.map(({ cells }) => cells.join('|'))).toEqual(expected);
});

it('knows rates by what people call them', () => {
  const fieldsOf = (...headings: string[]) =>
    new Set(headings.map((heading) => matched([heading], MACHINE_COLUMNS)[0]?.field));

  expect(
    fieldsOf('4 week rate', '4-week rate', '28 day rate', 'Rate per 28 days ($)', 'Monthly', 'four_weeks'),
  ).toEqual(new Set(['monthly_rate']));
  expect(fieldsOf('Week rate', '7-day rate', 'Weekly price (USD)', 'per week')).toEqual(
    new Set(['weekly_rate']),
  );
  expect(fieldsOf('Daily\nrate', 'Price per day', 'Day')).toEqual(new Set(['daily_rate']));
  expect(fieldsOf('Delivery rate per day', '2 week rate', 'Days')).toEqual(new Set([undefined]));
});

it.each([
  ['Digging depth (ft)', 'Digging depth (ft)', 0.3048],
  ['Digging depth', 'Digging depth (ft)', 0.3048],
  ['Digging depth (m)', 'Digging depth (m)', 1],
])('reads a column called %s as %s', async (heading, label, dig_depth) => {
  const table = `Type,Title,${heading}\nMini Excavator,Digger,1\n`;
  const [row] = await rowsOf(table);

  expect(row?.input['attributes']).toEqual({ dig_depth });
  expect(matched([heading], attributeColumns([[DEPTH]], 'mi'))[0]?.label).toBe(label);
  expect(matched(['Depth (m)'], attributeColumns([[DEPTH]], 'km'), { 0: 'attributes.dig_depth' })).toEqual([
    expect.objectContaining({ label: 'Digging depth (m)' }),
  ]);
});

it('refuses a row with more cells than headings', async () => {
  const [long, empty] = await rowsOf(
    'Type,Title,Day\nMini Excavator,Extra,1,150,600\nMini Excavator,Digger,150,,\n',
  );

  expect(long?.problems).toEqual([
    'The row has 5 cells below 3 headings. Put text that has a separator in quotation marks.',
  ]);
  expect(empty?.problems).toEqual([]);
});

const PLAIN = 'Type,Title,Day\nMini Excavator,Bj\u00f6rk \ufffd,150\n';
const utf16be = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
it.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['UTF-8', PLAIN],
  ['UTF-16, the low byte first', Uint8Array.from(Buffer.from(`\uFEFF${PLAIN}`, 'utf16le'))],
  ['UTF-16, the high byte first', utf16be(`\uFEFF${PLAIN}`)],
  ['a line that says its separator', `sep=;\r\n${PLAIN.replaceAll(',', ';').replaceAll('\n', '\r\n')}`],
  ['a title above its headings', `Our fleet,,\n${PLAIN}`],
])('reads a table with %s', async (_, text) => {
  const [row, ...others] = await rowsOf(text);

  expect(others).toEqual([]);
  expect(row).toMatchObject({ subject: 'Bj\u00f6rk \ufffd', input: { daily_rate: 150 }, problems: [] });
});

it('says how to save a table whose letters it cannot read', async () => {
  const words = 'We can’t read this file. Save it as “CSV UTF-8”, then choose it again.';
  expect(await tableOf(Uint8Array.from(Buffer.from(PLAIN, 'utf16le')))).toEqual({ problem: words });
});
