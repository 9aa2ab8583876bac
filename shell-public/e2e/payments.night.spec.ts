import { addDays, todayIn } from '@yard/dates';
import { call, newcomer, newOwner, sendRequest, type Visitor, violations, visit } from '@yard/testing';

const from = addDays(todayIn('America/Chicago', new Date()), 9);

describe('the payments of a renter', () => {
  let owner: Visitor;
  let renter: Visitor;
  let machine: number;

  beforeAll(async () => {
    [owner, renter] = [await visit(), await visit('public', { width: 390, height: 844 })];
    machine = await newOwner(owner, 'Orla Payments');
    await newcomer(renter, 'Rob Payments');
  });
  afterAll(() => Promise.all([owner, renter].map(({ leave }) => leave())));

  it('are found from the account, and lead to machines where there are none', async () => {
    const { page } = renter;
    await page.goto('/');
    await page.getByRole('button', { name: 'Account of Rob Payments' }).click();
    await page.getByRole('menuitem', { name: 'Payments' }).click();

    await page.getByRole('heading', { name: 'No payments yet' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('show a deposit as it is charged, with its receipt, and the rent that comes next', async () => {
    const { page } = renter;
    const id = await sendRequest(page, machine, from, addDays(from, 1));
    await call(owner.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'Yes.' });

    const deposit = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await deposit.getByText(/^Deposit · /).waitFor();
    await deposit.getByText('Paid', { exact: true }).waitFor();
    const receipt = await deposit.getByRole('link', { name: 'Receipt' }).getAttribute('href');
    expect(receipt).toMatch(new RegExp(`/api/rental_requests/${id}/receipt.pdf$`));
    expect((await page.request.get(receipt ?? '')).headers()['content-type']).toBe('application/pdf');

    const next = page.getByRole('region', { name: 'Charged next' });
    await next.getByText('$200.00').waitFor();
    expect(await violations(page)).toEqual([]);
    await next.getByRole('link').click();
    await page.waitForURL(`**/rentals/${id}`);
    expect(renter.complaints).toEqual([]);
  });
});
