import { attributesOf, controlledValue, page, type Screen, waitFor, within } from '@yard/testing/screen';
import { markAll, openText, text, tool } from '../../test/rich-text';

const chips = [{ name: 'renter', label: 'Renter’s name' }];
const steps = async (person: Screen['person'], menu: string) => {
  await person.click(await tool(menu));
  return (await page.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

it('shows a text with its tools', async () => {
  openText('<p>Hello</p>', { hint: 'Be brief.', optional: true, error: '“Text” is long.', rows: 3, chips });
  const written = await text();
  expect(written.textContent).toBe('Hello');
  expect(attributesOf(written)).toEqual({
    'aria-invalid': 'true',
    'aria-label': 'Text',
    'aria-multiline': 'true',
    'aria-required': 'false',
    contenteditable: 'true',
    'data-field-name': 'content',
    role: 'textbox',
    tabindex: '0',
    translate: 'no',
  });
  expect(written.style.minHeight).toBe('72px');
  const described = (written.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Be brief.',
    'Alt and F10 lead to the formatting tools.',
    '“Text” is long.',
  ]);
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  expect(
    within(tools)
      .getAllByRole('group')
      .map((group) => [
        group.getAttribute('aria-label'),
        ...[...group.querySelectorAll('[title]')].map((one) => one.getAttribute('title')),
      ]),
  ).toEqual([
    ['History', 'Undo (Ctrl+Z)', 'Redo (Ctrl+Y)'],
    ['Headings', 'Heading 2 (Ctrl+Alt+2)', 'Heading 3 (Ctrl+Alt+3)'],
    ['Letters', 'Bold (Ctrl+B)', 'Italic (Ctrl+I)', 'Underline (Ctrl+U)', 'Strike through'],
    ['Blocks', 'Bulleted list (Ctrl+Shift+8)', 'Numbered list (Ctrl+Shift+7)', 'Quotation'],
    ['Put in', 'Link (Ctrl+K)', 'Table', 'Placeholder'],
  ]);
});

it.each([
  ['Heading 1', '<h1>Hello</h1>'],
  ['Heading 2', '<h2>Hello</h2>'],
  ['Heading 3', '<h3>Hello</h3>'],
  ['Bulleted list', '<ul><li>Hello</li></ul>'],
  ['Numbered list', '<ol><li>Hello</li></ol>'],
  ['Quotation', '<blockquote><p>Hello</p></blockquote>'],
  ['Bold', '<p><strong>Hello</strong></p>'],
  ['Italic', '<p><em>Hello</em></p>'],
  ['Underline', '<p><u>Hello</u></p>'],
  ['Strike through', '<p><s>Hello</s></p>'],
])('sets and takes away: %s', async (name, html) => {
  const { person } = openText('<p>Hello</p>', { kind: 'long' });
  await markAll(person);
  await person.click(await tool(name));
  await waitFor(() => expect(controlledValue()).toBe(html));
  expect((await tool(name)).getAttribute('aria-pressed')).toBe('true');
  await person.click(await tool('Undo'));
  await waitFor(() => expect(controlledValue()).toBe('<p>Hello</p>'));
  await person.click(await tool('Redo'));
  await waitFor(() => expect(controlledValue()).toBe(html));
  await person.click(await tool(name));
  await waitFor(() => expect(controlledValue()).toBe('<p>Hello</p>'));
  expect((await tool(name)).getAttribute('aria-pressed')).toBe('false');
});

it('puts in placeholders and tables, and changes a table', async () => {
  const { person } = openText('', { chips });
  expect((await tool('Placeholder')).textContent).toBe('Placeholder');
  expect(await steps(person, 'Placeholder')).toEqual(['Renter’s name']);
  await person.click(page.getByRole('menuitem'));
  await waitFor(() => expect(controlledValue()).toBe('<p>{{renter}}</p>'));
  expect((await text()).textContent).toBe('Renter’s name');
  expect(await steps(person, 'Table')).toEqual(['Insert a table']);
  await person.click(page.getByRole('menuitem'));
  const row = (cell: string, count: number) =>
    `<tr>${`<${cell}><p></p></${cell}>`.repeat(count)}</tr>`.replaceAll('<p></p>', '');
  const table = (columns: number, rows: number, head = true) =>
    `<p>{{renter}}</p><table>${head ? `<thead>${row('th', columns)}</thead>` : ''}<tbody>${row('td', columns).repeat(rows)}</tbody></table>`;
  await waitFor(() => expect(controlledValue()).toBe(table(3, 2)));
  expect(await steps(person, 'Table')).toEqual([
    'Add a row below',
    'Add a row above',
    'Add a column after',
    'Add a column before',
    'First row is a head',
    'Merge or split cells',
    'Delete the row',
    'Delete the column',
    'Delete the table',
  ]);
  await person.click(page.getByRole('menuitem', { name: 'Add a row below' }));
  await waitFor(() => expect(controlledValue()).toBe(table(3, 3)));
  for (const [step, html] of [
    ['Add a column after', table(4, 3)],
    ['Add a column before', table(5, 3)],
    ['Delete the column', table(4, 3)],
    ['First row is a head', table(4, 4, false)],
    ['Delete the row', table(4, 3, false)],
    ['Add a row above', table(4, 4, false)],
    ['Delete the table', '<p>{{renter}}</p>'],
  ] as const) {
    await steps(person, 'Table');
    await person.click(page.getByRole('menuitem', { name: step }));
    await waitFor(() => expect(controlledValue()).toBe(html));
  }
});
