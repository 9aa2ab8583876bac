import type { BrowserContext, Page } from 'playwright-core';
import { STRIPE_STAND_IN } from './stand-in';

const SCRIPT = 'https://js.stripe.com/**';

/** Makes a browser see an installation that takes its cards with Stripe, whose script is the stand-in. */
export async function withStripe(context: BrowserContext): Promise<void> {
  await context.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    const listing = (await answer.json()) as { settings: object };
    const payments = { provider: 'stripe', publishable_key: 'pk_live_of_the_test' };
    await route.fulfill({
      response: answer,
      json: { ...listing, settings: { ...listing.settings, payments } },
    });
  });
  // The pages of an installation with the simulator let no script of others in.
  await context.route(
    (url) => /^\/(rentals|machines)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      return route.fulfill({ response: answer, headers });
    },
  );
  await stripeLoads(context);
}

export async function stripeLoads(context: BrowserContext): Promise<void> {
  await context.unroute(SCRIPT);
  await context.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STRIPE_STAND_IN }),
  );
}

export async function stripeFails(context: BrowserContext): Promise<void> {
  await context.unroute(SCRIPT);
  await context.route(SCRIPT, (route) => route.abort());
}

/** What the page asked of Stripe's script, by name, in its order. */
export async function callsOf(page: Page, name: string): Promise<unknown[]> {
  const calls = (await page.evaluate('window.stripeCalls ?? []')) as { name: string; detail: unknown }[];
  return calls.filter((call) => call.name === name).map(({ detail }) => detail);
}

/** Has a method of Stripe's answer in another way from now on. */
export async function answerWith(page: Page, method: string, answer: object): Promise<void> {
  await page.evaluate(`window.stripeAnswers[${JSON.stringify(method)}] = ${JSON.stringify(answer)}`);
}
