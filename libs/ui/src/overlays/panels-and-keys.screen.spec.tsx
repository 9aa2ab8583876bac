import { openPart, page, within } from '@yard/testing/screen';
import { useState } from 'react';
import { useShortcut } from './shortcuts';
import { SidePanel } from './side-panel';

const press = (name: string) => page.findByRole('button', { name });
function Beside({ onKey }: { onKey: (key: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  useShortcut('g r', 'Go to rentals', () => onKey('g r'));
  useShortcut('n', 'New', () => onKey('n'));
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <SidePanel
          title={<i>Ticket 7</i>}
          label="Ticket"
          onClose={() => setOpen(false)}
          footer={<b>Answer</b>}
        >
          <textarea aria-label="Text" />
        </SidePanel>
      )}
    </>
  );
}

it('shows a record beside its list, and closes it by its cross and by Escape', async () => {
  const { person } = openPart(<Beside onKey={jest.fn()} />);
  await person.click(await press('Open'));
  const panel = page.getByRole('dialog', { name: 'Ticket' });
  expect(panel.textContent).toBe('Ticket 7Answer');
  expect(within(panel).getByRole('group', { name: 'Ticket, content' })).toHaveProperty('tabIndex', 0);
  expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Ticket 7');
  expect(document.activeElement).toBe(panel);
  await person.click(await press('Close panel'));
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await press('Open'));
  await person.click(await press('Open'));
  await person.keyboard('{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
  await person.click(await press('Open'));
  (await press('Open')).focus();
  await person.keyboard('{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
});

it('leaves a text box at the first Escape, and the panel at the second', async () => {
  const { person } = openPart(<Beside onKey={jest.fn()} />);
  await person.click(await press('Open'));
  await person.type(page.getByRole('textbox', { name: 'Text' }), 'a{Escape}');
  expect(document.activeElement).toBe(page.getByRole('dialog'));
  await person.keyboard('{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
});

it('answers to keys, and to two in a row, unless somebody writes', async () => {
  const onKey = jest.fn();
  const { person } = openPart(<Beside onKey={onKey} />);
  await person.click(await press('Open'));
  await person.keyboard('gr');
  await person.keyboard('n');
  await person.keyboard('{Control>}n{/Control}r');
  await person.type(page.getByRole('textbox', { name: 'Text' }), 'n');
  expect(onKey.mock.calls.flat()).toEqual(['g r', 'n']);
  page.getByRole('dialog').focus();
  await person.keyboard('?');
  const list = await page.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect([...list.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Go to rentalsgr',
    'Newn',
    'Close the panelEscape',
    'Show this list?',
  ]);
  await person.keyboard('n');
  expect(onKey).toHaveBeenCalledTimes(2);
});
