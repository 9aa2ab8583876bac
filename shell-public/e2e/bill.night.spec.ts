import { call, newcomer, newOwner, sendRequest, type Visitor, violations, visit } from '@yard/testing';

jest.setTimeout(180_000);

/** At the machine. */
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });

interface Shown {
  status: string;
  bill: { status: string; total: number; to_charge: number };
  payments: { kind: string; status: string; amount: number }[];
}

/** Made with the return, contested, offered, accepted, and charged above the deposit. */
describe.each([
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
] as const)('a bill, $width px wide', (device) => {
  let owner: Visitor;
  let renter: Visitor;
  let id: number;

  beforeAll(async () => {
    [owner, renter] = [await visit('public', device), await visit('public', device)];
    const machine_id = await newOwner(owner, `Bea ${device.width}`);
    const amounts = { tank_amount: 200, cleaning_amount: 90 };
    await call(owner.page, 'PATCH', `/api/machines/${machine_id}`, amounts);
    await newcomer(renter, `Ben ${device.width}`);
    id = await sendRequest(renter.page, machine_id, today(), today());
    await call(owner.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'It is yours.' });
    await call(owner.page, 'POST', `/api/rental_requests/${id}/handover`, { hours: 100, fuel_level: 100 });
    const signed = `/api/rental_requests/${id}/handover/sign`;
    await call(owner.page, 'POST', signed, { name: 'Bea' });
    await call(renter.page, 'POST', signed, { name: 'Ben' });
  });
  afterAll(async () => {
    expect([...owner.complaints, ...renter.complaints]).toEqual([]);
    await Promise.all([owner.leave(), renter.leave()]);
  });

  const shown = () => call<Shown>(renter.page, 'GET', `/api/rental_requests/${id}`);
  const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
  const sheet = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name });

  it('is made with the return, from the machine’s own amounts, its lines shown before it is sent', async () => {
    await owner.page.goto(`/rentals/${id}`);
    await button(owner, 'Record the return').first().click();
    const back = sheet(owner, 'Record the return');
    await back.getByLabel('Hour meter').fill('110');
    await back.getByRole('textbox', { name: 'Fuel' }).fill('60');
    await back.getByText('Good', { exact: true }).click();
    await back.getByRole('button', { name: 'Record the return' }).click();

    const bill = sheet(owner, 'Make a bill');
    await bill.getByText('2 further hours (10 used, 8 covered)').waitFor();
    expect(await bill.getByLabel('Fuel').inputValue()).toBe('80');
    expect(await bill.getByLabel('Cleaning').inputValue()).toBe('');
    await bill.getByText('It came back dirty ($90)').click();
    expect(await bill.getByLabel('Cleaning').inputValue()).toBe('90');
    await bill.getByLabel('Damage').fill('400');
    await bill.getByText('Charged to the renter’s card').waitFor();
    expect(await violations(owner.page)).toEqual([]);
    await bill.getByRole('button', { name: 'Make the bill' }).click();
    await bill.waitFor({ state: 'detached' });

    await owner.page.getByRole('heading', { name: `Ben ${device.width} looks at the bill` }).waitFor();
  });

  it('is the renter’s turn, who contests it', async () => {
    await renter.page.goto(`/rentals/${id}`);
    await renter.page.getByRole('heading', { name: 'Look at the bill' }).waitFor();
    await renter.page.getByText('2 further hours (10 used, 8 covered)').waitFor();
    await renter.page.getByText('Charged to your card').waitFor();
    expect(await button(renter, 'End the rental').count()).toBe(0);
    expect(await violations(renter.page)).toEqual([]);
    await button(renter, 'Contest it').click();
    const contest = sheet(renter, 'Contest the bill');
    await contest.getByLabel('What is wrong').fill('The dent was there.');
    expect(await violations(renter.page)).toEqual([]);
    await contest.getByRole('button', { name: 'Contest the bill' }).click();
    await contest.waitFor({ state: 'detached' });

    await owner.page.getByText('The dent was there.').first().waitFor();
    expect((await shown()).payments.some(({ kind }) => kind === 'bill')).toBe(false);
  });

  it('is settled by an offer, and charged above the deposit', async () => {
    await button(owner, 'Make an offer').click();
    const offer = sheet(owner, 'Make an offer');
    await offer.getByLabel('For the damage').fill('250');
    expect(await violations(owner.page)).toEqual([]);
    await offer.getByRole('button', { name: 'Offer it' }).click();
    await offer.waitFor({ state: 'detached' });
    await owner.page.getByText('You offer $250.00 for the damage').waitFor();

    await renter.page.getByRole('heading', { name: 'Answer the offer' }).waitFor();
    await button(renter, 'Accept the offer').click();
    await renter.page.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }).click();

    await renter.page.getByRole('heading', { name: 'All is done' }).waitFor();
    await renter.page.getByText('$400.00 was claimed').waitFor();
    expect(await violations(renter.page)).toEqual([]);
    const { status, bill, payments } = await shown();
    expect([status, bill.status]).toEqual(['closed', 'paid']);
    const charged = payments.find(({ kind }) => kind === 'bill');
    expect([charged?.status, charged?.amount]).toEqual(['succeeded', bill.to_charge]);
    await owner.page.getByRole('heading', { name: 'All is done' }).waitFor();
  });
});
