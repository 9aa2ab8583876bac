import { openPart, page, waitFor, within } from '@yard/testing/screen';
import { useState } from 'react';
import { useModals } from './modal-stack';
import { Sheet } from './sheet';

const press = (name: string) => page.findByRole('button', { name });
function Asking({ more = {} }: { more?: object }) {
  const { confirm, alert } = useModals();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button
        onClick={() =>
          void confirm({ message: 'It is gone then.', ...more }).then((is) => setAnswer(`confirmed: ${is}`))
        }
      >
        Ask
      </button>
      <button onClick={() => void alert({ message: 'It is late.', ...more }).then(() => setAnswer('told'))}>
        Tell
      </button>
      <p>{answer}</p>
    </>
  );
}
function Stacked() {
  const { open, close, closeAll, count } = useModals();
  const [closed, setClosed] = useState(0);
  const onClose = () => setClosed((times) => times + 1);
  return (
    <>
      <p>{`${count} open, ${closed} closed`}</p>
      <button onClick={() => open('First', { title: 'One', size: 'large', shape: 'sheet', onClose })}>
        Open
      </button>
      <button
        onClick={() => {
          open(
            <button
              onClick={() => open((shut) => <button onClick={shut}>Shut</button>, { label: 'Two', onClose })}
            >
              On
            </button>,
            { title: 'One', onClose },
          );
        }}
      >
        Open two
      </button>
      <button onClick={() => close()}>Close top</button>
      <button onClick={closeAll}>Close all</button>
    </>
  );
}
function Sheeted() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Sheet title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>By city</p>
      </Sheet>
    </>
  );
}

it('asks a question, and knows the answer', async () => {
  const { person } = openPart(<Asking />);
  await person.click(await press('Ask'));
  const dialog = await page.findByRole('alertdialog', { name: 'Please confirm' });
  expect(dialog.textContent).toBe('It is gone then.CancelConfirm');
  expect(within(dialog).getByRole('button', { name: 'Confirm' }).className).toBe('button primary');
  expect(dialog.parentElement?.className).toBe('modal small');
  await person.click(await press('Confirm'));
  expect(await page.findByText('confirmed: true')).toBeTruthy();
  await person.click(await press('Ask'));
  await person.click(await press('Cancel'));
  expect(await page.findByText('confirmed: false')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
});

it('asks in other words, and takes Escape for a no', async () => {
  const more = { title: 'Delete it?', confirmText: 'Delete', cancelText: 'Keep', danger: true };
  const { person } = openPart(<Asking more={more} />);
  await person.click(await press('Ask'));
  const dialog = await page.findByRole('alertdialog', { name: 'Delete it?' });
  expect(dialog.textContent).toBe('Delete it?It is gone then.KeepDelete');
  expect((await press('Delete')).className).toBe('button danger');
  expect((await press('Keep')).className).toBe('button secondary');
  await person.keyboard('{Escape}');
  expect(await page.findByText('confirmed: false')).toBeTruthy();
});

it('tells something until it is closed', async () => {
  const { person } = openPart(<Asking more={{ closeText: 'I see', title: 'Note' }} />);
  await person.click(await press('Tell'));
  expect((await page.findByRole('alertdialog', { name: 'Note' })).textContent).toBe('NoteIt is late.I see');
  await person.click(await press('I see'));
  expect(await page.findByText('told')).toBeTruthy();
});

it('calls what is told without a title a message', async () => {
  const { person } = openPart(<Asking />);
  await person.click(await press('Tell'));
  expect((await page.findByRole('alertdialog', { name: 'Message' })).textContent).toBe('It is late.Close');
});

it('opens a dialog that its cross and a press beside it close', async () => {
  const { person } = openPart(<Stacked />);
  await person.click(await press('Open'));
  const dialog = await page.findByRole('dialog', { name: 'One' });
  expect(dialog.textContent).toBe('OneFirst');
  expect([dialog.parentElement?.className, dialog.parentElement?.parentElement?.className]).toEqual([
    'modal large',
    'overlay sheet',
  ]);
  expect(page.getByText('1 open, 0 closed')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await page.findByText('0 open, 1 closed')).toBeTruthy();
});

it('puts a dialog over another, which closes by itself', async () => {
  const { person } = openPart(<Stacked />);
  await person.click(await press('Open two'));
  await person.click(await press('On'));
  const second = await page.findByRole('dialog', { name: 'Two' });
  expect(second.parentElement?.className).toBe('modal medium');
  await person.click(within(second).getByRole('button', { name: 'Shut' }));
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Two' })).toBeNull());
  expect(page.getByRole('dialog', { name: 'One' })).toBeTruthy();
});

it('opens a sheet, and closes it', async () => {
  const { person } = openPart(<Sheeted />);
  await press('Open');
  expect(page.queryByRole('dialog')).toBeNull();
  await person.click(await press('Open'));
  const sheet = await page.findByRole('dialog', { name: 'Filters' });
  expect(sheet.textContent).toBe('FiltersBy city');
  await person.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});
