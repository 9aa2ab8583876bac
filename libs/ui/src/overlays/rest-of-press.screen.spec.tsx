import { Controlled, openPart, page, waitFor } from '@yard/testing/screen';
import { type ReactNode, useState } from 'react';
import { Menu } from '../actions/menu';
import { DateField, DateRangePicker } from '../fields/lazy-fields';
import { useLightbox } from './lightbox';
import { useModals } from './modal-stack';
import { SidePanel } from './side-panel';

const button = (name: string | RegExp) => page.findByRole('button', { name });
const covers = () => [...document.querySelectorAll<HTMLElement>('.restOfPress')];
const places = () =>
  jest
    .mocked(document.body.append)
    .mock.calls.flatMap((nodes) => nodes as HTMLElement[])
    .map(({ style }) => [style.left, style.top]);
beforeEach(() => {
  jest.spyOn(document.body, 'append');
  // However long a drawing takes here, the second press would come at once.
  jest.spyOn(performance, 'now').mockReturnValue(0);
});

function Asking() {
  const { confirm } = useModals();
  return <button onClick={() => void confirm({ message: 'It is gone then.' })}>Open</button>;
}
function Beside() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <SidePanel title="Ticket 7" label="Ticket" onClose={() => setOpen(false)}>
          Text
        </SidePanel>
      )}
    </>
  );
}
function Rows() {
  const [id, setId] = useState(0);
  return (
    <>
      {[7, 8].map((one) => (
        <button key={one} onClick={() => setId(one)}>{`Ticket ${one}`}</button>
      ))}
      {id > 0 && (
        <SidePanel key={id} title={`Ticket ${id}`} label="Ticket" onClose={() => setId(0)}>
          Text
        </SidePanel>
      )}
    </>
  );
}
function Looking() {
  const lightbox = useLightbox();
  return <button onClick={() => lightbox.open([{ src: '/1.jpg', alt: 'Front' }])}>Open</button>;
}
const days = (
  <Controlled<{ from: string; to: string }> first={{ from: '2026-12-07', to: '2026-12-08' }}>
    {(value, set) => <DateRangePicker label="Open" value={value} onChange={set} />}
  </Controlled>
);
const day = (
  <Controlled first="2026-12-07">
    {(value, set) => <DateField label="Open" value={value} onChange={set} />}
  </Controlled>
);

it.each<[string, ReactNode, string | RegExp]>([
  ['dialog', <Asking key="" />, 'Confirm'],
  ['side panel', <Beside key="" />, 'Close panel'],
  ['lightbox', <Looking key="" />, 'Close pictures'],
  ['calendar of a range', days, 'Clear dates'],
  ['calendar of a day', day, /December 14, 2026/],
])('takes the second half of a double press on a button that closes a %s', async (_, part, name) => {
  const { person } = openPart(part);
  await person.click(await button(/Open/));
  const keys = '[MouseLeft]';
  await person.pointer({ target: await button(name), keys, coords: { clientX: 120, clientY: 400 } });
  await waitFor(() => expect(places()).toEqual([['120px', '400px']]));
  await waitFor(() => expect(covers()).toHaveLength(0));
});

it('takes the second half of a double press on an entry of a menu', async () => {
  const entry = { id: 'a', label: 'Delete', attention: 1, onSelect: jest.fn() };
  const { person } = openPart(<Menu label="Open" entries={[entry]} />);
  // So called once its code is there.
  await person.click(await button('Open, something waits'));
  await person.click(await page.findByRole('menuitem', { name: /Delete/ }));
  await waitFor(() => expect(places()).toHaveLength(1));
  await waitFor(() => expect(covers()).toHaveLength(0));
});

it('covers nothing where a press beside a menu closed it, or another record took a side panel', async () => {
  const { person } = openPart(
    <>
      <Menu label="More" entries={[{ id: 'a', label: 'Delete', attention: 1, onSelect: jest.fn() }]} />
      <Rows />
    </>,
  );
  await person.click(await button('More, something waits'));
  await page.findByRole('menuitem', { name: /Delete/ });
  await person.click(document.querySelector('[data-testid="underlay"]') ?? document.body);
  await waitFor(() => expect(page.queryByRole('menuitem')).toBeNull());
  await person.click(await button('Ticket 7'));
  await page.findByRole('heading', { name: 'Ticket 7' });
  await person.click(await button('Ticket 8'));
  await page.findByRole('heading', { name: 'Ticket 8' });
  expect(places()).toEqual([]);
});

it('covers nothing for a press that was long ago', async () => {
  const { person } = openPart(<Beside />);
  await person.click(await button('Open'));
  const close = await button('Close panel');
  jest.mocked(performance.now).mockReturnValueOnce(0).mockReturnValue(501);
  await person.click(close);
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(places()).toEqual([]);
});

it('covers nothing where a dialog was closed by the keyboard', async () => {
  const { person } = openPart(<Asking />);
  await person.click(await button('Open'));
  const dialog = await page.findByRole('alertdialog');
  // Keys are the dialog's once it has the focus.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(places()).toEqual([]);
});
