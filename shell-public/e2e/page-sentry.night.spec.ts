import { visit } from '@yard/testing';

interface Event {
  exception: { values: { type: string; value: string }[] };
  tags: Record<string, string>;
}

it('sends a page’s error to Sentry where the installation names one, and nothing of the page with it', async () => {
  const guest = await visit();
  const told: string[] = [];
  guest.page.on('request', (request) => told.push(request.url()));
  // What `SENTRY_DSN` changes for a browser: the settings, and the policy that lets it out.
  await guest.context.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    const listing = (await answer.json()) as { settings: object };
    const settings = { ...listing.settings, sentry_dsn: 'https://publickey@ingest.example/7' };
    await route.fulfill({ response: answer, json: { ...listing, settings } });
  });
  await guest.context.route('**/search?**', async (route) => {
    const answer = await route.fetch();
    const policy = String(answer.headers()['content-security-policy']);
    const opened = policy.replace("connect-src 'self'", "connect-src 'self' https://ingest.example");
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': opened },
    });
  });
  await guest.context.route('https://ingest.example/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await guest.page.goto('/search?search=canary');

  const sent = guest.page.waitForRequest('https://ingest.example/**');
  await guest.page.evaluate(
    "void setTimeout(() => { throw new RangeError('no card of canary@example.com at /a?token=canary'); })",
  );
  const body = (await sent).postData() ?? '';

  expect((await sent).url()).toContain('/api/7/envelope/?');
  const event = JSON.parse(body.trim().split('\n').at(-1) ?? '') as Event;
  expect(event.exception.values[0]).toMatchObject({
    type: 'RangeError',
    value: 'no card of ***@*** at /a?***',
  });
  expect(event.tags).toMatchObject({ page: '/search' });
  expect(body).not.toMatch(/canary|localStorage|cookie/i);
  expect(told.filter((url) => url.endsWith('/api/error_reports'))).toEqual([]);
  await guest.leave();
});
