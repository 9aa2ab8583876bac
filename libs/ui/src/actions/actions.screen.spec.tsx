import { attributesOf, openPart, page } from '@yard/testing/screen';
import { Button, IconButton } from './button';
import { FilesButton } from './files-button';
import { LinkButton } from './link-button';
import { Menu } from './menu';
import { Segmented } from './segmented';
import { Tooltip } from './tooltip';

const button = (name: string) => page.findByRole('button', { name });

it('is pressed, and refuses presses while it is busy', async () => {
  const press = jest.fn();
  const sent = jest.fn();
  const { person } = openPart(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button onPress={press}>Plain</Button>
      <Button type="submit" kind="primary" small wide icon="check" iconEnd="plus">
        Send
      </Button>
      <Button type="submit" busy onPress={press}>
        Busy
      </Button>
      <IconButton icon="close" label="Close" onPress={press} small />
      <IconButton icon="close" label="Wait" onPress={press} busy />
    </form>,
  );
  await person.click(await button('Plain'));
  await person.click(await button('Busy Working'));
  await person.click(await button('Wait'));
  expect([press, sent].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await person.click(await button('Close'));
  await person.click(await button('Send'));
  expect([press, sent].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(page.getAllByRole('button').map(({ className }) => className)).toEqual([
    'button secondary',
    'button primary small wide',
    'button secondary busy',
    'button icon small',
    'button icon',
  ]);
  expect((await button('Send')).querySelectorAll('svg')).toHaveLength(2);
  expect((await button('Close')).querySelectorAll('svg > *').length).toBeGreaterThan(0);
  expect((await button('Busy Working')).getAttribute('aria-disabled')).toBe('true');
});

it('leads somewhere within the site, and beyond it', async () => {
  openPart(
    <>
      <LinkButton to="/search" kind="quiet" icon="search" small>
        Search
      </LinkButton>
      <LinkButton to="https://example.com/a.pdf" ownTab>
        Paper
      </LinkButton>
      <LinkButton to="mailto:a@example.com">Mail</LinkButton>
    </>,
  );
  const links = (await page.findAllByRole('link')).map((link) => ({
    ...attributesOf(link),
    words: link.textContent,
    class: link.className,
  }));
  expect(links).toEqual([
    {
      href: '/search',
      'data-discover': 'true',
      'data-print': 'never',
      words: 'Search',
      class: 'button quiet small',
    },
    {
      href: 'https://example.com/a.pdf',
      'data-print': 'never',
      target: '_blank',
      rel: 'noopener',
      words: 'Paper (opens in a new tab)',
      class: 'button secondary',
    },
    { href: 'mailto:a@example.com', 'data-print': 'never', words: 'Mail', class: 'button secondary' },
  ]);
});

it('opens a list of actions', async () => {
  const act = jest.fn();
  const { person } = openPart(
    <Menu
      label="More"
      text="Actions"
      entries={[
        { id: 'a', label: 'Copy', onSelect: () => act('copy') },
        { id: 'b', label: 'Delete', danger: true, attention: 2, onSelect: () => act('delete') },
        { id: 'c', label: 'Move', disabled: true, onSelect: () => act('move') },
      ]}
    />,
  );
  const opener = await page.findByRole('button', { name: 'More, something waits' });
  expect(opener.textContent).toBe('Actions');
  await person.click(opener);
  const items = await page.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.className, item.getAttribute('aria-disabled')])).toEqual(
    [
      ['Copy', 'entry', null],
      ['Delete', 'entry danger', null],
      ['Move', 'entry', 'true'],
    ],
  );
  expect(page.getByRole('img', { name: '2 need attention' })).toBeTruthy();
  await person.click(page.getByRole('menuitem', { name: /Delete/ }));
  expect(act.mock.calls).toEqual([['delete']]);
});

it('hands on chosen files, and the same ones again', async () => {
  const take = jest.fn();
  const { person } = openPart(
    <FilesButton label="Papers" accept=".pdf" onFiles={(files) => take(files.map(({ name }) => name))}>
      Add
    </FilesButton>,
  );
  const chooser = await page.findByLabelText<HTMLInputElement>('Papers');
  expect([chooser.accept, chooser.multiple, chooser.hidden]).toEqual(['.pdf', true, true]);
  const opened = jest.spyOn(chooser, 'click');
  await person.click(await button('Add'));
  expect(opened).toHaveBeenCalledTimes(1);
  const files = ['a.pdf', 'b.pdf'].map((name) => new File(['x'], name, { type: 'application/pdf' }));
  await person.upload(chooser, files);
  expect(take.mock.calls).toEqual([[['a.pdf', 'b.pdf']]]);
  expect(chooser.value).toBe('');
});

it('chooses one of a few that are side by side', async () => {
  const choose = jest.fn();
  const segments = [
    { value: 'a', label: 'List', icon: 'list' as const },
    { value: 'b', label: 'Map' },
  ];
  const { person } = openPart(<Segmented label="View" segments={segments} value="a" onChange={choose} />);
  expect((await page.findByRole('radiogroup', { name: 'View' })).textContent).toBe('ListMap');
  expect(page.getByRole('radio', { name: 'List' })).toHaveProperty('checked', true);
  await person.click(page.getByRole('radio', { name: 'Map' }));
  expect(choose.mock.calls).toEqual([['b']]);
});

it('says a few words above a button that is pointed at', async () => {
  const { person } = openPart(
    <Tooltip text="Cannot be undone">
      <Button>Delete</Button>
    </Tooltip>,
  );
  const opener = await page.findByRole('button', { name: 'Delete', description: 'Cannot be undone' });
  expect(page.queryByRole('tooltip')).toBeNull();
  await person.hover(opener);
  expect(page.getByRole('tooltip').textContent).toBe('Cannot be undone');
  await person.unhover(opener);
  expect(page.queryByRole('tooltip')).toBeNull();
  await person.hover(opener);
  await person.tab();
  await person.keyboard('{Escape}');
  expect(page.queryByRole('tooltip')).toBeNull();
});
