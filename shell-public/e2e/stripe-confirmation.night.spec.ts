import { people, type Visitor, visit } from '@yard/testing';
import { answerWith, callsOf, withStripe } from './stripe/with-stripe';

const SECRET = 'pi_1_secret_2';
interface Payment {
  id: number;
  status: string;
}

/** Has the page see the refused deposit of a rental as one that waits for its bank, and as paid once it looks again. */
async function waitingForBank({ context }: Visitor, path: string): Promise<void> {
  const state = { status: 'requires_action', client_secret: SECRET as string | undefined };
  await context.route(`**/api${path}`, async (route) => {
    const answer = await route.fetch();
    const request = (await answer.json()) as { payments: Payment[] };
    const payments = request.payments.map((payment) => ({ ...payment, ...state }));
    await route.fulfill({ response: answer, json: { ...request, payments } });
  });
  await context.route(`**/api${path}/payments/*/refresh`, (route) => {
    Object.assign(state, { status: 'succeeded', client_secret: undefined });
    return route.fulfill({
      json: { id: 1, kind: 'deposit', amount: 326, currency: 'usd', status: 'succeeded' },
    });
  });
}

describe('a payment that waits for its bank, with Stripe', () => {
  let ray: Visitor;
  let path: string;

  beforeAll(async () => {
    ray = await visit();
    await ray.signIn(people.ray);
    await ray.page.goto('/rentals?status=approved');
    const unpaid = ray.page.getByRole('link').filter({ hasText: 'could not be charged' }).first();
    path = (await unpaid.getAttribute('href')) ?? '';
    await withStripe(ray.context);
    await waitingForBank(ray, path.replace('rentals', 'rental_requests'));
  });

  const confirm = () => ray.page.getByRole('button', { name: 'Confirm with your bank' });

  it('says what went wrong, and waits on, when the bank could not be asked', async () => {
    await ray.page.goto(path);
    await ray.page.evaluate(
      `window.stripeAnswers = { retrievePaymentIntent: { error: { message: 'Stripe is not reachable.' } } }`,
    );

    await confirm().click();

    await ray.page.getByRole('alertdialog').getByText('Stripe is not reachable.').waitFor();
    await ray.page.getByRole('button', { name: 'Close' }).click();
    await confirm().waitFor();
  });

  it('charges the card with a confirmation, when the try without was refused', async () => {
    await answerWith(ray.page, 'retrievePaymentIntent', {
      paymentIntent: { status: 'requires_payment_method' },
    });
    await answerWith(ray.page, 'confirmCardPayment', { error: { message: 'Interrupted.' } });

    await confirm().click();

    await ray.page.getByRole('alertdialog').getByText('Interrupted.').waitFor();
    await ray.page.getByRole('button', { name: 'Close' }).click();
    expect(await callsOf(ray.page, 'confirmCardPayment')).toEqual([
      { secret: SECRET, data: { payment_method: expect.any(String) as string, return_url: ray.page.url() } },
    ]);
  });

  it('is paid once the bank has said yes', async () => {
    await answerWith(ray.page, 'retrievePaymentIntent', { paymentIntent: { status: 'requires_action' } });

    await confirm().click();

    await ray.page.getByText('The deposit of $326 is paid').first().waitFor();
    expect(await callsOf(ray.page, 'handleNextAction')).toEqual([SECRET]);
    await ray.page
      .getByRole('region', { name: 'Status' })
      .getByRole('heading', { name: /^Starts/ })
      .waitFor();
  });
});
