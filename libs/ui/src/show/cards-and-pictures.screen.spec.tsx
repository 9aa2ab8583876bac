import { openPart, page, waitFor, within } from '@yard/testing/screen';
import { type ReactNode, useState } from 'react';
import { Card, MachineHeader, PageHeader, Panel } from './card';
import { Gallery } from './gallery';
import { Tabs } from './tabs';
import { Unbroken } from './unbroken';
import { UploadList } from './upload-list';

const shown = async (part: ReactNode) => {
  const screen = openPart(<div data-testid="part">{part}</div>);
  return { ...screen, part: await page.findByTestId('part') };
};
const classesOf = (part: Element, name: string) =>
  [...part.querySelectorAll(`.${name}`)].map(({ className }) => className);
const pictures = [1, 2, 3, 4, 5, 6, 7].map((side) => ({ src: `/${side}.jpg`, alt: `Side ${side}` }));
function Tabbed({ chosen }: { chosen?: jest.Mock }) {
  const [at, setAt] = useState('b');
  const tabs = ['a', 'b'].map((id) => ({ id, label: `Tab ${id}`, content: `Content ${id}` }));
  const select = (id: string) => {
    chosen?.(id);
    setAt(id);
  };
  return <Tabs label="Parts" tabs={tabs} {...(chosen ? { selected: at, onSelect: select } : {})} />;
}

it('heads pages, panels and dialogs, and makes a card one link', async () => {
  const { part } = await shown(
    <>
      <PageHeader
        title="PC210LC-11 by us"
        back={{ to: '/rentals', label: 'Rentals' }}
        lead="Lead"
        picture="/p.jpg"
        status="Open"
        actions="Act"
      />
      <Panel title="Panel" aside="3" level={3}>
        Inside
      </Panel>
      <Card to="/machines/7">Linked</Card>
      <Card padded={false}>Plain</Card>
      <MachineHeader subject="Crane" typeName="Cranes" />
      <MachineHeader subject="" typeName={null} />
      <MachineHeader subject={null} typeName={undefined} adminLabel="Draft" />
    </>,
  );
  expect(part.textContent).toBe(
    '← RentalsPC210LC-11 by usOpenActLeadPanel3InsideLinkedPlainCraneCranesMachine without a nameDraft',
  );
  expect(page.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(
    ['← Rentals /rentals', 'Linked /machines/7'],
  );
  expect(classesOf(part, 'card')).toEqual(['card padded', 'card padded link', 'card']);
  expect(page.getByRole('region', { name: 'Panel' })).toBeTruthy();
  expect(page.getByRole('heading', { level: 3 }).textContent).toBe('Panel');
  expect(classesOf(part, 'unbroken')).toHaveLength(1);
});

it('keeps the models of a name on one line, unless they are long', async () => {
  const { part } = await shown(
    <Unbroken text="Case 580 Super N or U35-4 mini 12345678-12345678 well-known" />,
  );
  expect(part.textContent).toBe('Case 580 Super N or U35-4 mini 12345678-12345678 well-known');
  const models = [...part.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
  expect(models).toEqual(['580 Super N', 'U35-4']);
});

it('shows pictures side by side with how many more there are, and enlarges the one that is pressed', async () => {
  const { person, part } = await shown(<Gallery pictures={pictures} />);
  expect(part.querySelector('ul')?.dataset.count).toBe('5');
  expect(part.textContent).toBe('1 / 72 / 73 / 74 / 75 / 7+26 / 77 / 7');
  await person.click(page.getByRole('button', { name: 'Enlarge: Side 2' }));
  expect((await page.findByRole('dialog')).textContent).toBe('2 of 7: Side 2');
});

it.each([
  [0, []],
  [1, ['Enlarge: Side 1']],
  [6, ['1', '2', '3', '4', '5, 1 more', '6'].map((side) => `Enlarge: Side ${side}`)],
])('names the buttons of %j pictures, the fifth with those that are out of sight', async (count, names) => {
  const { part } = await shown(<Gallery pictures={pictures.slice(0, count)} />);
  const buttons = [...part.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(names);
  expect(part.querySelectorAll('span:not([hidden])')).toHaveLength(count > 1 ? count + 1 : 0);
});

it('shows one of several panels', async () => {
  const chosen = jest.fn();
  const { person } = await shown(<Tabbed chosen={chosen} />);
  const list = await page.findByRole('tablist', { name: 'Parts' });
  expect(page.getByRole('tabpanel').textContent).toBe('Content b');
  await person.click(within(list).getByRole('tab', { name: 'Tab a' }));
  await waitFor(() => expect(page.getByRole('tabpanel').textContent).toBe('Content a'));
  expect(chosen).toHaveBeenLastCalledWith('a');
});

it('lists files on their way, and what became of them', async () => {
  const dismiss = jest.fn();
  const { person, part } = await shown(
    <>
      <UploadList
        uploads={[
          { id: 1, name: 'a.jpg', share: 0.25, error: null },
          { id: 2, name: 'b.jpg', share: 1, error: 'The file field is odd.' },
          { id: 3, name: 'c.jpg', share: 0, error: null, isWaiting: true },
        ]}
        onDismiss={dismiss}
      />
      <UploadList uploads={[]} onDismiss={dismiss} />
    </>,
  );
  expect(part.textContent).toBe('a.jpgb.jpg“b.jpg” is odd.c.jpgWaits for a connection');
  expect(page.getByRole('progressbar', { name: 'Uploading a.jpg' })).toMatchObject({ value: 0.25, max: 1 });
  expect(page.getAllByRole('list')).toHaveLength(1);
  expect(page.queryByRole('button', { name: 'Dismiss a.jpg' })).toBeNull();
  await person.click(page.getByRole('button', { name: 'Dismiss b.jpg' }));
  await person.click(page.getByRole('button', { name: 'Dismiss c.jpg' }));
  expect(dismiss.mock.calls).toEqual([[2], [3]]);
});
