import { chooseMore, call, people, type Visitor, visit } from '@yard/testing';
import { askForTomorrow } from './unpaid/tomorrow';

/** Stripe's card that can be kept and is refused once it is charged. */
const REFUSED_LATER = '4000 0000 0000 0341';
const DO_NOT = 'Don’t hand over: the rent is unpaid';

const status = ({ page }: Visitor) => page.getByRole('region', { name: 'Status' });
const money = ({ page }: Visitor) => page.getByRole('region', { name: 'Money' });
const step = (visitor: Visitor, name: string | RegExp) =>
  status(visitor).getByRole('heading', { name }).waitFor();

async function approve({ page }: Visitor): Promise<void> {
  await page.getByLabel('Message to Ray').fill('It is yours.');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
}

describe('a rent that the card refuses', () => {
  let olive: Visitor;
  let ray: Visitor;
  let rentals: { id: number; subject: string }[];

  beforeAll(async () => {
    [olive, ray] = [await visit(), await visit()];
    await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
    rentals = await askForTomorrow(ray.page, 3);
  });
  afterAll(async () => {
    expect([...olive.complaints, ...ray.complaints]).toEqual([]);
  });

  const bothLookAt = async (index: number) => {
    const path = `/rentals/${rentals[index]?.id}`;
    await Promise.all([olive.page.goto(path), ray.page.goto(path)]);
  };
  const cardOf = async ({ id }: { id: number }) =>
    (await call<{ stripe_payment_method_id: string }>(ray.page, 'GET', `/api/rental_requests/${id}`))
      .stripe_payment_method_id;

  it('keeps its card until it is charged', async () => {
    const [first, ...others] = rentals;
    await bothLookAt(0);
    await chooseMore(ray, 'Change card');
    const dialog = ray.page.getByRole('dialog', { name: 'Card for this rental' });
    await dialog.getByText(first?.subject ?? '', { exact: true }).waitFor();
    await dialog.getByRole('radio', { name: 'New card' }).check({ force: true });
    await dialog.getByLabel('Card number').fill(REFUSED_LATER);
    await dialog.getByLabel('Expiry').fill('12/32');
    await dialog.getByLabel('Security code').fill('123');

    await dialog.getByRole('button', { name: 'Use this card' }).click();

    await dialog.waitFor({ state: 'detached' });
    const stripe_payment_method_id = await cardOf(first ?? { id: 0 });
    for (const { id } of others)
      await call(ray.page, 'PATCH', `/api/rental_requests/${id}`, { stripe_payment_method_id });
  });

  it('is told to both without a reload: the owner what not to do, the renter until when to pay', async () => {
    await approve(olive);

    await step(olive, DO_NOT);
    await status(olive)
      .getByText(/^Ray was notified and can pay until \w/)
      .waitFor();
    await status(olive).getByRole('button', { name: 'More actions' }).click();
    await olive.page.getByRole('menuitem', { name: 'Change rental' }).waitFor();
    expect(await olive.page.getByRole('menuitem', { name: 'Cancel rental' }).count()).toBe(0);
    await olive.page.keyboard.press('Escape');
    await step(ray, /^The deposit of \$.* couldn’t be charged$/);
    await status(ray)
      .getByText(
        /The rental amount of \$.* was declined too\. It can be paid until \w.*While it’s unpaid, the owner can end/,
      )
      .waitFor();
  });

  it('is paid with another card, which the owner sees without a reload', async () => {
    const rent = money(ray)
      .getByRole('listitem')
      .filter({ hasText: /^Rental/ });
    await rent.getByRole('button', { name: 'Pay with another card' }).click();
    const dialog = ray.page.getByRole('dialog', { name: 'Pay the rental amount' });
    await dialog.getByRole('radio', { name: /ending in 4242/ }).check({ force: true });

    await dialog.getByRole('button', { name: /^Pay \$/ }).click();

    await dialog.waitFor({ state: 'detached' });
    await rent.getByText('Paid', { exact: true }).waitFor();
    await step(olive, 'Waiting for Ray to pay the deposit');
  });

  it('leaves nothing to be told once the deposit is paid, too', async () => {
    await status(ray).getByRole('button', { name: 'Pay with another card' }).click();
    const dialog = ray.page.getByRole('dialog', { name: 'Pay the deposit' });
    await dialog.getByRole('radio', { name: /ending in 4242/ }).check({ force: true });

    await dialog.getByRole('button', { name: /^Pay \$/ }).click();

    await dialog.waitFor({ state: 'detached' });
    await step(ray, /^Starts /);
    await step(olive, /^Starts /);
  });

  it('can still be paid where the owner hands over anyway', async () => {
    await bothLookAt(1);
    await approve(olive);
    await step(olive, DO_NOT);
    await status(olive).getByRole('button', { name: 'Hand over anyway' }).click();
    const sure = olive.page.getByRole('alertdialog', { name: 'Hand over without the rent?' });

    await sure.getByRole('button', { name: 'Hand over anyway' }).click();

    await step(olive, 'Handed over with the rent unpaid');
    expect(await status(olive).getByRole('button', { name: 'End rental' }).count()).toBe(0);
    const rent = money(ray)
      .getByRole('listitem')
      .filter({ hasText: /^Rental/ });
    await rent.getByRole('button', { name: 'Pay with another card' }).waitFor();
    await ray.page.getByText('Handed over with the rent unpaid').waitFor();
  });

  it('lets the owner end the rental, with a reason that the renter reads', async () => {
    await bothLookAt(2);
    await approve(olive);
    await step(olive, DO_NOT);
    await status(olive).getByRole('button', { name: 'End rental' }).click();
    const dialog = olive.page.getByRole('dialog', { name: 'End this rental' });
    await dialog.getByText('Nothing to refund', { exact: true }).waitFor();
    await dialog.getByLabel('Reason').fill('The rent did not come.');

    await dialog.getByRole('button', { name: 'End rental' }).click();

    await dialog.waitFor({ state: 'detached' });
    await status(olive).getByText('Canceled', { exact: true }).waitFor();
    await status(ray).getByText('Canceled', { exact: true }).waitFor();
    await ray.page
      .getByText(/The rent did not come\./)
      .first()
      .waitFor();
  });
});
