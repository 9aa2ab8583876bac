import {
  chooseMore,
  call,
  newcomer,
  newOwner,
  people,
  sendRequest,
  sizes,
  DESKTOP,
  PHONE,
  type Visitor,
  violations,
  visit,
  until,
} from '@yard/testing';
import { day, fiveDaysPass } from './stored/days-pass';
import { updateRows } from './stored/update-rows';

/** The smallest picture there is. */
const DOT_TEXT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const DOT = Buffer.from(DOT_TEXT, 'base64');

interface Rental {
  status: string;
  deposit_amount: number;
  end_date: string;
  bill: { status: string; total: number; from_deposit: number; to_charge: number; lines: Line[] };
  payments: { kind: string; status: string; amount: number }[];
}
type Line = { kind: string; claimed_amount: number };

/** One rental from the request to the reviews, told by renter, owner and admin, at $100 a day. */
describe.each(sizes(PHONE, DESKTOP))('a rental to the last day, $width px wide', (device) => {
  const [ownerName, renterName] = [`Oda ${device.width}`, `Rik ${device.width}`];
  let owner: Visitor;
  let renter: Visitor;
  let machine_id: number;
  let id: number;

  beforeAll(async () => {
    [owner, renter] = [await visit('public', device), await visit('public', device)];
    machine_id = await newOwner(owner, ownerName);
    await call(owner.page, 'PATCH', `/api/machines/${machine_id}`, { call_off: true });
    await newcomer(renter, renterName);
  });
  afterAll(async () => {
    expect([...owner.complaints, ...renter.complaints]).toEqual([]);
    await Promise.all([owner.leave(), renter.leave()]);
  });

  const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
  const sheet = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name });
  const shown = () => call<Rental>(renter.page, 'GET', `/api/rental_requests/${id}`);
  const amounts = async () => {
    const { lines } = (await shown()).bill;
    return Object.fromEntries(lines.map(({ kind, claimed_amount }) => [kind, claimed_amount]));
  };

  it('is requested, approved, and handed over with a photo and both names', async () => {
    id = await sendRequest(renter.page, machine_id, day(0), day(1));
    await owner.page.goto(`/rentals/${id}`);
    await owner.page.getByLabel('Message to Rik').fill('The key is at the gate.');
    await button(owner, 'Approve').click();
    await button(owner, 'Record hand-over').click();
    const form = sheet(owner, 'Record hand-over');
    await form.getByLabel('Hour meter').fill('100');
    await form.getByRole('textbox', { name: 'Fuel' }).fill('90');
    const picture = { name: 'front.png', mimeType: 'image/png', buffer: DOT };
    await owner.page.getByLabel('Photos to add: Front').setInputFiles([picture]);
    await form.getByRole('button', { name: 'Remove Front, photo 1' }).waitFor();
    await form.getByRole('button', { name: 'Record hand-over' }).click();
    await form.waitFor({ state: 'detached' });
    await owner.page.getByLabel('Your name').fill(ownerName);
    await button(owner, 'Sign hand-over').click();

    await renter.page.goto(`/rentals/${id}`);
    await renter.page.getByLabel('Your name').fill(renterName);
    await button(renter, 'Sign hand-over').click();
    await owner.page.getByText(new RegExp(`^Signed by ${renterName} on`)).waitFor();
  });

  it('is extended by a day, which the owner accepts', async () => {
    await chooseMore(renter, 'Change rental');
    const [year = '', month = '', date = ''] = day(2).split('-');
    for (const [segment, text] of Object.entries({ year, month, day: date })) {
      const part = renter.page.getByRole('spinbutton', { name: new RegExp(`^${segment}, Last day`) });
      // A sheet that is still opening may take the focus in between: what it took is typed again.
      await until(
        () => part.focus().then(() => renter.page.keyboard.type(text, { delay: 30 })),
        async () => Number(await part.getAttribute('aria-valuenow')) === Number(text),
      );
    }
    const change = sheet(renter, 'Change rental');
    await change.getByText('$100 more than now.', { exact: false }).waitFor();
    await change.getByRole('button', { name: 'Send change' }).click();
    await change.waitFor({ state: 'detached' });
    await button(owner, 'Accept change').click();

    await renter.page.getByText('Change accepted').waitFor();
    expect((await shown()).end_date).toBe(day(2));
  });

  it('breaks down, and works again', async () => {
    await chooseMore(renter, 'Report a breakdown');
    const report = sheet(renter, 'Report a breakdown');
    await report.getByLabel('What doesn’t work').fill('The boom sinks.');
    await report.getByRole('button', { name: 'Report breakdown' }).click();
    await report.waitFor({ state: 'detached' });
    await owner.page.getByLabel('What was done').fill('New hose.');
    await button(owner, 'It works again').click();

    await renter.page.getByText('Working again').waitFor();
  });

  it('is late by three days with the clock on 160 hours, of which the bill tells both', async () => {
    fiveDaysPass(id);
    await renter.page.goto(`/rentals/${id}`);
    await renter.page.getByRole('heading', { name: 'Bring the machine back' }).waitFor();
    await owner.page.goto(`/rentals/${id}`);
    await button(owner, 'Record return').first().click();
    const back = sheet(owner, 'Record return');
    await back.getByLabel('Hour meter').fill('160');
    await back.getByRole('textbox', { name: 'Fuel' }).fill('90');
    await back.getByText('Good', { exact: true }).click();
    await back.getByRole('button', { name: 'Record return' }).click();
    const bill = sheet(owner, 'Make a bill');
    await bill.getByLabel('Damage').fill('400');
    await bill.getByLabel('Why').fill('A dent in the boom.');
    await bill.getByRole('button', { name: 'Send bill' }).click();
    await bill.waitFor({ state: 'detached' });

    await renter.page.getByRole('heading', { name: /^Review the/ }).waitFor();
    await renter.page.getByText('3 days late').waitFor();
    // 48 of the 60 hours are covered; one of three days was lost to the breakdown.
    expect(await amounts()).toEqual({ overtime: 150, late: 300, damage: 400, credit: -100 });
    expect(await violations(renter.page)).toEqual([]);
  });

  it('ends with an offer for the damage, and what is above the deposit is charged', async () => {
    await button(renter, 'Contest bill').click();
    const contest = sheet(renter, 'Contest bill');
    await contest.getByLabel('What’s wrong?').fill('The dent was there.');
    await contest.getByRole('button', { name: 'Contest bill' }).click();
    await contest.waitFor({ state: 'detached' });
    await button(owner, 'Make an offer').click();
    const offer = sheet(owner, 'Make an offer');
    await offer.getByLabel('For the damage').fill('250');
    await offer.getByRole('button', { name: 'Send offer' }).click();
    await offer.waitFor({ state: 'detached' });
    await button(renter, 'Accept offer').click();
    await renter.page.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }).click();

    await renter.page.getByText('$400.00 was claimed').waitFor();
    const { status, bill, payments, deposit_amount } = await shown();
    expect([status, bill.status, bill.total]).toEqual(['closed', 'paid', 600]);
    expect([bill.from_deposit, bill.to_charge]).toEqual([deposit_amount, 600 - deposit_amount]);
    const rent = payments.filter(({ kind }) => kind === 'rental').map(({ amount }) => amount);
    expect(rent.reduce((sum, amount) => sum + amount, 0)).toBe(300);
    const charged = payments.find(({ kind }) => kind === 'bill');
    expect([charged?.status, charged?.amount]).toEqual(['succeeded', bill.to_charge]);
  });

  it('is reviewed by both, and an admin reads all of it', async () => {
    for (const visitor of [renter, owner]) {
      await visitor.page.goto(`/rentals/${id}`);
      await visitor.page.getByRole('radio', { name: '5 of 5, excellent' }).first().check({ force: true });
      await visitor.page
        .getByLabel(/In your words/)
        .fill(`A good rental, says ${visitor === owner ? 'Oda' : 'Rik'}.`);
      await button(visitor, 'Send review').click();
      await button(visitor, 'Send review').waitFor({ state: 'detached' });
    }
    await renter.page.getByText('A good rental, says Oda.').waitFor();

    const ada = await visit('admin', device);
    await ada.signIn(people.ada);
    await ada.page.goto(`/#/rental_requests/${id}`);
    await ada.page.getByRole('region', { name: 'Bill' }).getByText('$400.00 was claimed').waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await ada.leave();
  });

  it('is called off early another time, and the days that are not used cost nothing', async () => {
    id = await sendRequest(renter.page, machine_id, day(3), day(6));
    await call(owner.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'Again.' });
    updateRows('UPDATE rental_requests SET start_date = ?, end_date = ? WHERE id = ?', day(0), day(3), id);
    await renter.page.goto(`/rentals/${id}`);
    await chooseMore(renter, 'End rental early');
    const dialog = sheet(renter, 'End rental early');
    await dialog.getByText('$300 less than now.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'End rental early' }).click();
    await dialog.waitFor({ state: 'detached' });

    await owner.page.goto(`/rentals/${id}`);
    await owner.page.getByRole('heading', { name: 'Pick up the machine' }).waitFor();
    expect((await shown()).end_date).toBe(day(0));
  });
});
