import { people, type Visitor, visit } from '@yard/testing';

const NEEDS_CONFIRMATION = '4000 0027 6000 3184';

/** Asks for a machine in three steps. @param pay  chooses the card on the last one @returns the rental's path */
async function ask(
  { page }: Visitor,
  machine: { id: number; from: string; to: string },
  pay: () => Promise<void>,
): Promise<string> {
  await page.goto(`/machines/${machine.id}/request?from=${machine.from}&to=${machine.to}`);
  await page.getByRole('radio', { name: /Research Boulevard/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  const boxes = page.getByRole('checkbox', { name: /^I agree/ });
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Card' }).waitFor();
  await pay();
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/rentals\/\d+$/);
  return new URL(page.url()).pathname;
}

async function approve({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Message to the renter').fill('It is yours.');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByLabel('Message to the renter').waitFor({ state: 'detached' });
}

const status = ({ page }: Visitor) => page.getByRole('region', { name: 'Status' });
const money = ({ page }: Visitor) => page.getByRole('region', { name: 'Money' });

describe('a card that does not pay at once', () => {
  let olive: Visitor;
  let ray: Visitor;

  beforeAll(async () => {
    [olive, ray] = [await visit(), await visit()];
    await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
  });
  afterAll(async () => {
    expect([...olive.complaints, ...ray.complaints]).toEqual([]);
  });

  describe('because the bank wants it confirmed', () => {
    it('is asked for on the rental as soon as the owner approves', async () => {
      const { page } = ray;
      const path = await ask(ray, { id: 10, from: '2027-04-05', to: '2027-04-08' }, async () => {
        await page.getByRole('radio', { name: 'A new card' }).check({ force: true });
        await page.getByLabel('Card number').fill(NEEDS_CONFIRMATION);
        await page.getByLabel('Expiry').fill('12/32');
        await page.getByLabel('Security code').fill('123');
      });

      await approve(olive, path);

      await status(ray)
        .getByRole('heading', { name: /^Your bank wants you to confirm \$/ })
        .waitFor();
      await status(olive).getByText('Ray Renter has to confirm the deposit').waitFor();
    });

    it('goes on waiting when the bank’s page is left', async () => {
      await status(ray).getByRole('button', { name: 'Confirm with your bank' }).click();
      await ray.page.getByRole('dialog', { name: 'Simulated bank' }).getByText('3184').waitFor();

      await ray.page.keyboard.press('Escape');

      await status(ray).getByRole('button', { name: 'Confirm with your bank' }).waitFor();
    });

    it('is paid once it is confirmed, which the owner sees without a reload', async () => {
      await status(ray).getByRole('button', { name: 'Confirm with your bank' }).click();
      await ray.page.getByRole('button', { name: 'Confirm the payment' }).click();

      await ray.page
        .getByText(/^The deposit of \$.* is paid$/)
        .first()
        .waitFor();
      await status(ray)
        .getByRole('heading', { name: /^Starts / })
        .waitFor();
      await money(olive).getByText('Paid').waitFor();
      await money(ray).getByRole('link', { name: 'Receipt (PDF)' }).waitFor();
    });
  });

  describe('because the bank refuses', () => {
    let path: string;

    it('says why, and what follows', async () => {
      const { page } = ray;
      path = await ask(ray, { id: 14, from: '2027-04-05', to: '2027-04-08' }, async () => {
        await page.getByRole('radio', { name: /ending in 3184/ }).check({ force: true });
      });
      await approve(olive, path);
      await status(ray).getByRole('button', { name: 'Confirm with your bank' }).click();

      await page.getByRole('button', { name: 'Refuse it' }).click();

      await page.getByRole('dialog', { name: 'Pay the deposit' }).getByText('Nothing was charged').waitFor();
    });

    it('takes another card, refused as well', async () => {
      const dialog = ray.page.getByRole('dialog', { name: 'Pay the deposit' });
      await dialog.getByRole('radio', { name: /ending in 0002/ }).check({ force: true });

      await dialog.getByRole('button', { name: /^Pay \$/ }).click();

      await dialog.getByText('Your card was declined.').waitFor();
    });

    it('pays with the next one, once for two clicks, which the owner sees without a reload', async () => {
      const dialog = ray.page.getByRole('dialog', { name: 'Pay the deposit' });
      await dialog.getByRole('radio', { name: /ending in 4242/ }).check({ force: true });

      await dialog.getByRole('button', { name: /^Pay \$/ }).dblclick();

      await ray.page
        .getByText(/^The deposit of \$.* is paid$/)
        .first()
        .waitFor();
      await dialog.waitFor({ state: 'detached' });
      await money(olive).getByText('Paid').waitFor();
      expect(await money(olive).getByText('Paid').count()).toBe(1);
      expect(await money(olive).getByText('Failed').count()).toBe(2);
    });
  });
});
