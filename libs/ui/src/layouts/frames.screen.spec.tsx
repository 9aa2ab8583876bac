import { openPart, openScreen, page, read, waitFor, within } from '@yard/testing/screen';
import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FieldGroup, FieldRow, Form } from '../fields/form';
import { NumberField } from '../fields/number-field';
import { TextField } from '../fields/text-field';
import { AdminLayout } from './admin-layout';
import { PublicLayout } from './public-layout';
import { ConnectionBar } from '../overlays/connection-bar';
import { PresenceLine } from '../thread/presence-line';
import { Button } from '../actions/button';

const button = (name: string) => page.findByRole('button', { name });
function Filled({ onSubmit, onCheck }: { onSubmit: jest.Mock; onCheck: jest.Mock }) {
  const [size, setSize] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isRestored, setRestored] = useState(true);
  const submit = () => {
    onSubmit();
    setErrors({ user_name: 'The user name field is required.', size: 'Too small.' });
  };
  return (
    <Form
      onSubmit={submit}
      onCheck={onCheck}
      errors={errors}
      summary
      startOver={isRestored ? () => setRestored(false) : undefined}
      aria-label="Names"
    >
      <FieldGroup title="Who">
        <FieldRow>
          <TextField
            label="Name"
            name="user_name"
            value=""
            onChange={jest.fn()}
            error={errors['user_name']}
          />
          <NumberField label="Size" name="size" value={size} onChange={setSize} error={errors['size']} />
        </FieldRow>
      </FieldGroup>
      <Button type="submit">Send</Button>
    </Form>
  );
}
const nav = [
  { to: '/', label: 'Home', icon: 'home' as const, exact: true },
  { to: '/users', label: 'Users', icon: 'person' as const, attention: 1 },
  { to: '/rentals', label: 'Rentals', icon: 'list' as const },
];
const grouped = nav.map((entry) =>
  entry.exact ? entry : { ...entry, group: entry.label[0] === 'U' ? 'People' : 'Work' },
);

it('lists what needs fixing, leads to each, and sends nothing that it cannot read', async () => {
  const [submit, check] = [jest.fn(), jest.fn()];
  const { person } = openPart(<Filled onSubmit={submit} onCheck={check} />);
  const form = await page.findByRole('form', { name: 'Names' });
  expect(form.textContent).toBe('What you wrote before is back. Start overWhoNameSizeSend');
  expect(page.getByRole('group', { name: 'Who' })).toBeTruthy();
  await person.click(await button('Start over'));
  expect(form.textContent).toBe('WhoNameSizeSend');
  await person.type(page.getByLabelText('Size'), 'big');
  await person.click(await button('Send'));
  expect([submit, check].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(form.textContent).toBe('WhoNameSizeWrite a number, such as 1,250.50.Send');
  expect(document.activeElement).toBe(page.getByLabelText('Size'));
  await person.clear(page.getByLabelText('Size'));
  await person.type(page.getByLabelText('Size'), '7');
  await person.click(await button('Send'));
  expect([submit, check].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const summary = await page.findByRole('alert');
  expect(summary.textContent).toBe(' 2 things need fixing“Name” is required.Too small.');
  expect(document.activeElement).toBe(page.getByLabelText('Name'));
  await person.click(within(summary).getByRole('button', { name: 'Too small.' }));
  expect(document.activeElement).toBe(page.getByLabelText('Size'));
});

it('says that the connection is gone, and that it is back', async () => {
  const Trouble = () => {
    const [trouble, set] = useState<'unreachable' | 'no-news' | null>(null);
    return (
      <>
        <ConnectionBar trouble={trouble} />
        <button onClick={() => set('unreachable')}>Away</button>
        <button onClick={() => set('no-news')}>Silent</button>
        <button onClick={() => set(null)}>Well</button>
      </>
    );
  };
  const { person } = openPart(<Trouble />);
  const bar = () => document.querySelector('.bar')?.textContent;
  await button('Away');
  expect(bar()).toBeUndefined();
  await person.click(await button('Away'));
  expect(bar()).toBe('The server isn’t answering. We keep trying to connect.');
  // Above the page, where it covers nothing; over it in passing alone.
  expect(document.querySelector('.bar')?.parentElement?.className).toBe('lasting');
  await person.click(await button('Silent'));
  expect(bar()).toBe('Reconnecting: live updates are paused.');
  await person.click(await button('Well'));
  expect(bar()).toBe('Back online.');
  expect(document.querySelector('.bar')?.parentElement?.className).toBe('region');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await person.click(await button('Silent'));
  expect(bar()).toBe('You’re offline. What you see may have changed; nothing you typed is lost.');
  online.mockReturnValue(true);
});

it('frames the back office, with its menu behind a button where it is narrow', async () => {
  const { person, press } = openPart(
    <>
      <AdminLayout title="Yard admin" nav={grouped} loaded signedInAs="Logged in as Ada" aside="Aside">
        <p>Content</p>
      </AdminLayout>
      <PresenceLine words="Ada is writing." />
      <PresenceLine words="" />
    </>,
  );
  const side = await page.findByRole('complementary', { name: 'Back office' });
  // A closed group has the sum of its entries' figures; one is open at a time.
  const menu = () => read(within(side).getByRole('navigation', { name: 'Main menu' }));
  expect(menu()).toBe(
    '(Main menu) | Home → / | [People, open] | (People) | Users{1 needs attention}1 → /users | [Work]',
  );
  await press('Work');
  expect(menu()).toBe(
    '(Main menu) | Home → / | [People{1 needs attention}1] | [Work, open] | (Work) | Rentals → /rentals',
  );
  expect(page.getByText('Logged in as Ada').parentElement?.textContent).toBe('Logged in as AdaAside');
  expect([...document.querySelectorAll('.presence')].map(({ textContent }) => textContent)).toEqual([
    ' Ada is writing.',
    '',
  ]);
  await person.click(await button('Menu'));
  const sheet = await page.findByRole('dialog', { name: 'Menu' });
  await person.click(within(sheet).getByRole('button', { name: /Work/ }));
  await person.click(within(sheet).getByRole('link', { name: /Rentals/ }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  // The group of the page is open from then on.
  expect(menu()).toBe(
    '(Main menu) | Home → / | [People{1 needs attention}1] | [Work, open] | (Work) | Rentals → /rentals',
  );
});

it('opens the group of the page, but closes none that was opened while the page was on its way', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Users = lazy(() => arrived.then(() => ({ default: () => 'All users' })));
  const Content = () => (
    <>
      <Link to="/desk/rentals">Rentals of Ada</Link>
      {useLocation().pathname === '/desk/users' && <Users />}
    </>
  );
  const entries = grouped.map((entry) => ({ ...entry, to: `/desk${entry.to}` }));
  const Desk = () => (
    <AdminLayout title="Yard admin" nav={entries} loaded signedInAs="">
      <Content />
    </AdminLayout>
  );
  const route = { path: '/desk/*', page: 'Desk', access: 'any', title: 'Desk' };
  const pages = { Desk: () => Promise.resolve({ default: Desk }) };
  const { person, press } = openScreen(
    { manifest: { routes: [route], nav: [], slots: [] }, entry: { pages, slots: {} } },
    '/desk/',
  );
  const opened = () =>
    page.getAllByRole('button').flatMap((one) => (one.ariaExpanded === 'true' ? one.textContent : []));
  await person.click(await page.findByRole('link', { name: /^Users/ }));
  await press('Work');
  arrive();
  await page.findByText(/All users/);
  expect(opened()).toEqual(['Work']);
  await person.click(page.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(opened()).toEqual(['People']));
  await person.click(page.getByRole('link', { name: 'Rentals of Ada' }));
  await waitFor(() => expect(opened()).toEqual(['Work']));
});

it('draws no content before all is known', async () => {
  openPart(
    <>
      <PublicLayout title="Yard" nav={[]} compact loaded={false} aside="Aside" footer="Foot">
        Content
      </PublicLayout>
      <AdminLayout title="Desk" nav={[]} loaded={false} signedInAs="">
        Content
      </AdminLayout>
    </>,
  );
  await page.findByText('Aside');
  expect(page.queryByText('Content')).toBeNull();
  expect(page.queryByText('Foot')).toBeNull();
  expect([...document.querySelectorAll('main main')].map((main) => main.getAttribute('aria-busy'))).toEqual([
    'true',
    'true',
  ]);
  expect(page.queryByRole('navigation')).toBeNull();
});
