import type { Visitor } from '@yard/testing';
import { sendRequest, call, newcomer, newOwner, people, violations, visit } from '@yard/testing';

const DECLINED = 'pm_card_chargeDeclinedInsufficientFunds';

let ada: Visitor;
let renter: Visitor;
let rental: number;

/** The deposit of a request that was approved is refused. */
beforeEach(async () => {
  const owner = await visit();
  [ada, renter] = [await visit('admin', { width: 1280, height: 800 }), await visit()];
  const machine = await newOwner(owner, 'Nell Owner');
  await newcomer(renter, 'Rita Refused');
  rental = await sendRequest(renter.page, machine, '2027-08-02', '2027-08-04', DECLINED);
  await call(owner.page, 'POST', `/api/rental_requests/${rental}/approve`, { message: 'It is yours.' });
  await owner.leave();
  await ada.signIn(people.ada);
});
afterEach(async () => {
  await Promise.all([ada.leave(), renter.leave()]);
});

it('shows an admin the provider’s code, the next attempt, and asks the renter for another card once', async () => {
  const { page } = ada;
  await page.goto(`/#/payments?search=${rental}&status=failed`);
  await page.getByRole('row', { name: /Rita Refused/ }).click();
  const panel = page.getByRole('dialog', { name: /^Payment \d+$/ });
  await panel.getByText('insufficient_funds').waitFor();
  await panel.getByText(/^It is not tried again by itself\. Rita Refused can pay until \w/).waitFor();
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Ask for another card' }).click();

  await panel.getByText(/^Rita Refused was asked for another card on \w/).waitFor();
  expect(await panel.getByRole('button', { name: 'Ask for another card' }).count()).toBe(0);
  await renter.page.goto('/notifications');
  await renter.page.getByText(/^Please pay for Machine of Nell Owner with another card$/).waitFor();
  await page.goto(`/#/rental_requests/${rental}`);
  await page.getByText('Another card was asked for').waitFor();
});

it('charges the card again on the rental’s page, and says what became of it', async () => {
  const { page } = ada;
  await page.goto(`/#/rental_requests/${rental}`);
  const money = page.getByRole('region', { name: 'Money' });
  await money.getByText('insufficient_funds').waitFor();
  const charge = async () => {
    await money.getByRole('button', { name: 'Charge again' }).click();
    await page.getByRole('button', { name: /^Charge \$/ }).click();
  };

  await charge();
  const refusal = page.getByRole('alertdialog', { name: 'The card was refused again' });
  await refusal.getByText('Your card has insufficient funds.').waitFor();
  expect(await violations(page)).toEqual([]);
  await refusal.getByRole('button').click();
  // What the first attempt leads to is done with: one attempt has buttons.
  await money.getByRole('listitem').nth(1).waitFor();
  expect(await money.getByRole('button', { name: 'Charge again' }).count()).toBe(1);

  await call(renter.page, 'PATCH', `/api/rental_requests/${rental}`, {
    stripe_payment_method_id: 'pm_card_visa',
  });
  await charge();

  await page.getByText(/^\$[\d.,]+ is paid$/).waitFor();
  await money.getByText('Paid', { exact: true }).waitFor();
  expect(await money.getByRole('button', { name: 'Charge again' }).count()).toBe(0);
});
