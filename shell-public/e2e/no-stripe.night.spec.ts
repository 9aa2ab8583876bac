import { people, visit } from '@yard/testing';

it('asks nothing of Stripe over the card form of an installation with the simulator, and loads none of its code', async () => {
  const ray = await visit();
  const { page } = ray;
  const asked = new Set<string>();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    asked.add(request.url());
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await ray.signIn(people.ray);
  await page.goto('/cards');
  await page.getByRole('button', { name: 'Add a card' }).click();

  await page.getByRole('dialog').getByLabel('Card number').waitFor();

  expect([...asked].filter((url) => url.includes('stripe'))).toEqual([]);
  const codes = [...scripts].map(async (url) => (await ray.context.request.get(url)).text());
  expect((await Promise.all(codes)).filter((code) => code.includes('js.stripe.com'))).toEqual([]);
  expect(ray.complaints).toEqual([]);
  await ray.leave();
});
