import { openPart, page, waitFor } from '@yard/testing/screen';
import { act, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Menu } from '../actions/menu';
import { useModals } from './modal-stack';
import { Sheet } from './sheet';

function Filtered() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { confirm } = useModals();
  const closed = async () => {
    setOpen(false);
    await waitFor(() => expect(dialogs()).toBe(0));
  };
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
        <button onClick={() => void closed().then(() => act(() => void navigate('/else')))}>
          Close and leave
        </button>
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
  history.forward();
  await settled(1);
  expect([address(), dialogs()]).toEqual(['/part?page=2&city=Austin', 0]);
  history.back();
  await page.findByText('page null, city null');
});

it('is passed over by Back where it was closed otherwise', async () => {
  const { person, address } = await opened();
  await person.click(await press('Close'));
  expect(address()).toBe('/part?page=2');
  history.back();
  await page.findByText('page null, city null');
});

it('leads on where it closes first, and back to what it changed of the address', async () => {
  const { person, address } = await opened();
  await person.click(await press('Austin'));
  await person.click(await press('Close and leave'));
  await page.findByText('Another page');
  history.back();
  await page.findByText('page 2, city Austin');
  history.back();
  await page.findByText('page null, city null');
  expect(address()).toBe('/part');
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
