import { people, violations, type Visitor, visit } from '@yard/testing';
import { answerWith, callsOf, stripeFails, stripeLoads, withStripe } from './stripe/with-stripe';

const CARDS = '**/api/payment_methods';

/** The server of these tests has no keys: what it would say with Stripe. */
async function serverWithStripe({ context }: Visitor, kept: string[]): Promise<void> {
  await context.route(CARDS, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1' } })
      : route.fallback(),
  );
  await context.route(`${CARDS}/confirmed`, (route) => {
    kept.push(route.request().postData() ?? '');
    return route.fulfill({ status: 201, json: { stripe_payment_method_id: 'pm_card_visa' } });
  });
}

const dialog = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Card for this rental' });

/** Opens the card form over a request that waits for its owner. */
async function openCardForm(ray: Visitor): Promise<void> {
  await ray.page.goto('/rentals?status=pending');
  await ray.page.locator('main').getByRole('link').filter({ hasText: 'waiting' }).first().waitFor();
  const first = ray.page.locator('main a[href^="/rentals/"]').first();
  await ray.page.goto((await first.getAttribute('href')) ?? '');
  await ray.page.getByRole('button', { name: /Change card|Add a card/ }).click();
  await dialog(ray).getByRole('radio', { name: 'A new card' }).check({ force: true });
}

describe('the card form of an installation with Stripe', () => {
  let ray: Visitor;
  const kept: string[] = [];

  beforeAll(async () => {
    ray = await visit();
    await ray.signIn(people.ray);
    await withStripe(ray.context);
    await serverWithStripe(ray, kept);
  });

  it('says that it could not be loaded, and loads with another try', async () => {
    await stripeFails(ray.context);
    await openCardForm(ray);
    await dialog(ray).getByText('The card form could not be loaded').waitFor();
    await dialog(ray).getByRole('button', { name: 'Use this card' }).click();
    await dialog(ray).getByText('The card form is not there yet').waitFor();

    await stripeLoads(ray.context);
    await dialog(ray).getByRole('button', { name: 'Try again' }).click();

    await dialog(ray).getByLabel('Number on the card').waitFor();
    expect(await callsOf(ray.page, 'Stripe')).toEqual(['pk_live_of_the_test']);
    expect(await violations(ray.page)).toEqual([]);
  });

  it('looks like the rest of the page', async () => {
    const [options] = await callsOf(ray.page, 'elements');

    expect(options).toMatchObject({
      clientSecret: 'seti_1_secret_2',
      appearance: { variables: { colorText: '#1b1d1f', colorBackground: '#ffffff', borderRadius: '6px' } },
    });
  });

  it('says beside the form why a card was refused', async () => {
    await answerWith(ray.page, 'confirmSetup', {
      error: { type: 'card_error', message: 'Your card was declined.' },
    });

    await dialog(ray).getByRole('button', { name: 'Use this card' }).click();

    await dialog(ray).getByRole('alert').getByText('Your card was declined.').waitFor();
    expect(kept).toEqual([]);
  });

  it('keeps the card that Stripe has set up, and uses it', async () => {
    await answerWith(ray.page, 'confirmSetup', { setupIntent: { id: 'seti_1', status: 'succeeded' } });

    await dialog(ray).getByRole('button', { name: 'Use this card' }).click();

    await ray.page.getByText('The card is changed').first().waitFor();
    expect(kept).toEqual(['{"setup_intent_id":"seti_1"}']);
    expect((await callsOf(ray.page, 'confirmSetup')).at(-1)).toMatchObject({
      clientSecret: 'seti_1_secret_2',
      redirect: 'if_required',
      confirmParams: { return_url: ray.page.url() },
    });
  });

  it('keeps a card of a reader who comes back from the page of the bank', async () => {
    const { page } = ray;
    const address = page.url();
    await page.goto(`${address}?setup_intent=seti_9&setup_intent_client_secret=x&redirect_status=succeeded`);

    await page.getByText('The card is stored').first().waitFor();

    expect(page.url()).toBe(address);
    expect(kept.at(-1)).toBe('{"setup_intent_id":"seti_9"}');
  });
});

describe('the card form of an installation with the simulator', () => {
  it('asks nothing of Stripe, and loads none of its code', async () => {
    const ray = await visit();
    const asked = new Set<string>();
    const scripts = new Set<string>();
    ray.page.on('request', (request) => {
      asked.add(request.url());
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await ray.signIn(people.ray);

    await openCardForm(ray);

    await dialog(ray).getByLabel('Card number').waitFor();
    expect([...asked].filter((url) => url.includes('stripe'))).toEqual([]);
    const codes = [...scripts].map(async (url) => (await ray.context.request.get(url)).text());
    expect((await Promise.all(codes)).filter((code) => code.includes('js.stripe.com'))).toEqual([]);
    expect(ray.complaints).toEqual([]);
  });
});
