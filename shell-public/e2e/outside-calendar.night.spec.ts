import { addDays, todayIn } from '@yard/dates';
import { call, newOwner, type Visitor, violations, visit } from '@yard/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const today = todayIn('America/Chicago', new Date());
const compact = (day: string) => day.replaceAll('-', '');

/** A day of somebody's own calendar; null while it is out of order. */
let taken: string | null = addDays(today, 40);
let calendars: Server;
let owner: Visitor;
let machine: number;

beforeAll(async () => {
  calendars = createServer((_, answer) => {
    if (taken === null) return answer.writeHead(503).end();
    const event = ['BEGIN:VEVENT', 'UID:1', `DTSTART;VALUE=DATE:${compact(taken)}`, 'END:VEVENT'];
    return answer.end(['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR', ''].join('\r\n'));
  });
  // The one inner address that the browsers' server may read calendars from.
  await new Promise<void>((done) => calendars.listen(0, '127.0.0.2', done));
});
afterAll(() => {
  calendars.closeAllConnections();
  calendars.close();
});

describe.each([
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
] as const)('the calendar of somewhere else, $width px wide', (device) => {
  beforeAll(async () => {
    owner = await visit('public', device);
    machine = await newOwner(owner, `Ines ${device.width}`);
    await owner.page.goto(`/my-machines/${machine}`);
  });
  afterAll(async () => {
    expect(owner.complaints).toEqual([]);
    await owner.leave();
  });

  const panel = () => owner.page.getByRole('region', { name: 'Other calendars' });
  const add = async (path: string) => {
    const { port } = calendars.address() as AddressInfo;
    await panel().getByRole('button', { name: 'Add' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Add a calendar' });
    await dialog.getByLabel('Address of the calendar').fill(`http://127.0.0.2:${port}${path}`);
    expect(await violations(owner.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add the calendar' }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  it('blocks the days that are taken there, without a reload', async () => {
    taken = addDays(today, 40);
    await panel().getByText('None.', { exact: false }).waitFor();
    await add('/good.ics');

    await panel().getByText('Last read').waitFor();
    await owner.page.getByText('Blocked by your other calendar').waitFor();
    expect(await violations(owner.page)).toEqual([]);
    const days = { from: taken, to: taken };
    const { taken: spans } = await call<{ taken: object[] }>(
      owner.page,
      'GET',
      `/api/machines/${machine}/availability?${new URLSearchParams(days).toString()}`,
    );
    expect(spans).toEqual([{ ...days, reason: 'blackout' }]);
  });

  it('shows why one could not be read, and is removed with its days', async () => {
    taken = null;
    await add('/bad.ics');
    await panel().getByText('The address answered 503.').waitFor();

    await panel()
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await owner.page.getByRole('button', { name: 'Remove the calendar' }).click();

    await owner.page.getByText('Blocked by your other calendar').waitFor({ state: 'detached' });
    await panel().getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    expect(await panel().getByRole('listitem').count()).toBe(1);
  });
});
