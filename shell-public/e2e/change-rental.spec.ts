import { addDays, todayIn } from '@yard/dates';
import {
  call,
  newcomer,
  newOwner,
  sendRequest,
  DESKTOP,
  PHONE,
  sizes,
  type Visitor,
  violations,
  visit,
} from '@yard/testing';

/** At the machine. */
const today = todayIn('America/Chicago', new Date());

interface Rental {
  id: number;
  end_date: string;
  subtotal: number;
  status: string;
  call_off: { number: string } | null;
  changes: { status: string; difference: number }[];
}

describe.each(sizes(DESKTOP, PHONE))('a rental that changes, $width px wide', (device) => {
  let owner: Visitor;
  let renter: Visitor;
  let id: number;

  beforeAll(async () => {
    [owner, renter] = [await visit('public', device), await visit('public', device)];
    const machine_id = await newOwner(owner, `Olga ${device.width}`);
    await call(owner.page, 'PATCH', `/api/machines/${machine_id}`, { call_off: true });
    await newcomer(renter, `Rob ${device.width}`);
    id = await sendRequest(renter.page, machine_id, today, addDays(today, 1));
    await call(owner.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'It is yours.' });
  });
  afterAll(async () => {
    expect([...owner.complaints, ...renter.complaints]).toEqual([]);
    await Promise.all([owner.leave(), renter.leave()]);
  });

  const shown = () => call<Rental>(renter.page, 'GET', `/api/rental_requests/${id}`);
  const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

  it('is quoted before it is offered, and the other side has the next turn', async () => {
    await renter.page.goto(`/rentals/${id}`);
    await button(renter, 'Change the rental').click();
    const dialog = renter.page.getByRole('dialog', { name: 'Change the rental' });
    const offer = dialog.getByRole('button', { name: 'Offer the change' });
    expect(await offer.isDisabled()).toBe(true);
    await typeDay(renter, addDays(today, 3));
    await dialog.getByText('$200.00 more than now.', { exact: false }).waitFor();
    expect(await violations(renter.page)).toEqual([]);
    await dialog.getByLabel(/^Message to/).fill('The soil is wet.');
    await offer.click();
    await dialog.waitFor({ state: 'detached' });

    await renter.page.getByText(/^You asked for/).waitFor();
    await owner.page.goto(`/rentals/${id}`);
    await owner.page.getByRole('heading', { name: 'Answer the change' }).waitFor();
    await owner.page.getByText('“The soil is wet.”').waitFor();
    expect(await violations(owner.page)).toEqual([]);
  });

  it('changes for both when it is accepted, without a reload', async () => {
    const { subtotal } = await shown();
    await button(owner, 'Accept the change').click();

    await renter.page.getByText('Change accepted').waitFor();
    const changed = await shown();
    expect([changed.end_date, changed.subtotal - subtotal]).toEqual([addDays(today, 3), 200]);
    await renter.page.getByText('Addendum 1').waitFor();
  });

  it('stays as it is when the change is declined', async () => {
    await call(owner.page, 'POST', `/api/rental_requests/${id}/changes`, { end_date: addDays(today, 2) });
    await button(renter, 'Decline the change').click();

    await renter.page.getByText('Change declined').waitFor();
    expect((await shown()).end_date).toBe(addDays(today, 3));
  });

  it('is down by the renter’s word, until the owner says that it works again', async () => {
    await button(renter, 'Report a breakdown').click();
    const dialog = renter.page.getByRole('dialog', { name: 'Report a breakdown' });
    await dialog.getByLabel('What does not work').fill('The boom sinks.');
    expect(await violations(renter.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Report the breakdown' }).click();
    await dialog.waitFor({ state: 'detached' });

    await renter.page.getByRole('heading', { name: `Olga ${device.width} answers the breakdown` }).waitFor();
    expect(await renter.page.getByText('Nothing to do right now').count()).toBe(0);
    await owner.page.getByRole('heading', { name: 'Answer the breakdown', exact: true }).waitFor();
    await button(owner, 'Record the return').waitFor();
    await owner.page.getByRole('heading', { name: /^Down since/ }).waitFor();
    await button(owner, 'Offer another machine').waitFor();
    expect(await violations(owner.page)).toEqual([]);
    await owner.page.getByLabel('What was done').fill('New hose.');
    await button(owner, 'It works again').click();

    await renter.page.getByText('It works again').waitFor();
    expect(await renter.page.getByRole('heading', { name: /^Down since/ }).count()).toBe(0);
    await button(renter, 'Report a breakdown').waitFor();
  });

  it('ends early by the renter’s word, with a number for the owner to fetch it', async () => {
    await button(renter, 'I am done early').click();
    const dialog = renter.page.getByRole('dialog', { name: 'End the rental early' });
    await dialog.getByText('$300.00 less than now.', { exact: false }).waitFor();
    expect(await violations(renter.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Call the machine off' }).click();
    await dialog.waitFor({ state: 'detached' });

    await owner.page.getByText('Called off early').waitFor();
    await owner.page.getByRole('heading', { name: 'Fetch the machine' }).waitFor();
    await renter.page.getByRole('heading', { name: `Olga ${device.width} fetches the machine` }).waitFor();
    const { end_date, call_off } = await shown();
    expect([end_date, call_off?.number]).toEqual([today, expect.stringMatching(/^OFF-\d{6}$/)]);
    expect(await button(renter, 'Change the rental').count()).toBe(0);
  });
});

/** Over what the field shows, segment by segment. */
async function typeDay({ page }: Visitor, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [segment, text] of Object.entries({ year, month, day: date })) {
    await page.getByRole('spinbutton', { name: new RegExp(`^${segment}, Last day`) }).focus();
    await page.keyboard.type(text, { delay: 30 });
  }
}
