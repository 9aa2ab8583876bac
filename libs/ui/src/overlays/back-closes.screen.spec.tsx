import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Menu } from '../actions/menu';
import { useModals } from './modal-stack';
import { Sheet } from './sheet';

function Filtered() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { confirm } = useModals();
  return (
    <>
      <button onClick={() => void navigate('/part?page=2')}>Turn</button>
      <button onClick={() => setOpen(true)}>Filters</button>
      <Menu label="More" entries={[{ id: 'a', label: 'Print', onSelect: () => undefined }]} />
      <p>{`page ${query.get('page')}, city ${query.get('city')}`}</p>
      <Sheet title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button onClick={() => setQuery({ page: '2', city: 'Austin' }, { replace: true })}>Austin</button>
        <button onClick={() => void confirm({ message: 'Sure?' })}>Ask</button>
        <button onClick={() => void navigate('/else')}>Elsewhere</button>
      </Sheet>
    </>
  );
}
const press = (name: string) => page.findByRole('button', { name });
const overlays = () => (history.state as { overlays?: number } | null)?.overlays ?? 0;
const settled = (count: number) => waitFor(() => expect(overlays()).toBe(count));
const dialogs = (role = 'dialog') => page.queryAllByRole(role).length;
const opened = async () => {
  const screen = openPart(<Filtered />);
  await screen.person.click(await press('Turn'));
  await screen.person.click(await press('Filters'));
  await page.findByRole('dialog');
  await settled(1);
  return screen;
};

it('closes a sheet by Back, with what it changed of the address, and stays where Forward is pressed', async () => {
  const { person, address } = await opened();
  await person.click(await press('Austin'));
  history.back();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect([address(), overlays()]).toEqual(['/part?page=2&city=Austin', 0]);
  // Forward, and the step back to the page: the router hears of neither.
  const stops = jest.spyOn(Event.prototype, 'stopImmediatePropagation');
  history.forward();
  await waitFor(() => expect(stops).toHaveBeenCalledTimes(2));
  await settled(0);
  expect([address(), dialogs()]).toEqual(['/part?page=2&city=Austin', 0]);
  history.back();
  await page.findByText('page null, city null');
});

it('leaves no step where it is closed otherwise', async () => {
  const { person, address } = await opened();
  await person.click(await press('Close'));
  await settled(0);
  expect(address()).toBe('/part?page=2');
  history.back();
  await page.findByText('page null, city null');
});

it('closes the one on top first', async () => {
  const { person } = await opened();
  await person.click(await press('Ask'));
  await page.findByRole('alertdialog');
  await settled(2);
  history.back();
  await waitFor(() => expect(dialogs('alertdialog')).toBe(0));
  expect([dialogs(), overlays()]).toEqual([1, 1]);
  history.back();
  await waitFor(() => expect(dialogs()).toBe(0));
});

it('leads from the next page to the one that the sheet was on', async () => {
  const { person, address } = await opened();
  await person.click(await press('Elsewhere'));
  await page.findByText('Another page');
  history.back();
  await page.findByText('page 2, city null');
  expect([address(), overlays(), dialogs()]).toEqual(['/part?page=2', 0, 0]);
});

it('closes a menu', async () => {
  const { person, address } = openPart(<Filtered />);
  await person.click(await press('Turn'));
  await person.click(await press('More'));
  await page.findByRole('menu');
  await settled(1);
  history.back();
  await waitFor(() => expect(dialogs('menu')).toBe(0));
  expect(address()).toBe('/part?page=2');
});
