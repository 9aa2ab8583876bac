import { call, people, violations, visit } from '@yard/testing';
import type { Page } from 'playwright-core';

const UNASKED = { width: 1440, height: 900, unasked: true };

/** By the button in the footer. */
async function openBar(page: Page) {
  const bar = page.getByRole('region', { name: 'Problem recording' });
  await page.getByRole('button', { name: 'Problem recording' }).click();
  await bar.waitFor();
  return bar;
}

it('asks nobody over a first visit, records and sends nothing', async () => {
  const guest = await visit('public', UNASKED);
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/search', '/machines/1']) {
    await guest.page.goto(path);
    await guest.settled();
    expect(await guest.page.getByRole('region', { name: 'Problem recording' }).count()).toBe(0);
  }
  const told = guest.page.waitForResponse((answer) => answer.url().endsWith('/api/error_reports'));
  await guest.page.evaluate(
    "void queueMicrotask(() => { throw new RangeError('before anybody was asked'); })",
  );
  expect((await told).status()).toBe(201);

  expect(asked.filter((path) => /recordings|rrweb/.test(path))).toEqual([]);
  expect(await guest.page.evaluate("localStorage.getItem('recordings')")).toBeNull();
  await guest.leave();
});

it('asks where something broke before the reader’s eyes', async () => {
  const guest = await visit('public', UNASKED);
  const { page } = guest;
  await page.route('**/remotes/mf-catalog/**', (route) => route.abort());

  await page.goto('/compare?ids=1,2', { waitUntil: 'load' });

  const bar = page.getByRole('region', { name: 'Problem recording' });
  await bar.waitFor();
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
  // Keyboards meet it first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bar.waitFor({ state: 'detached' });
  expect(await page.evaluate("localStorage.getItem('recordings')")).toMatch(/^[0-9a-f-]{36}$/);
  await guest.leave();
});

it('asks within a ticket while it is written, and keeps what is seen from the answer on for the admin who answers it', async () => {
  const ray = await visit('public', UNASKED);
  await ray.signIn(people.ray);
  await ray.page.goto('/support');
  await ray.page.getByRole('button', { name: 'New ticket' }).click();
  const form = ray.page.getByRole('dialog');
  const question = form.getByRole('group', { name: 'Problem recording' });
  await question.waitFor();
  expect(await violations(ray.page)).toEqual([]);
  await question.getByRole('button', { name: 'Allow' }).click();
  await question.waitFor({ state: 'detached' });
  await form.getByLabel('What can we help with?').fill('Canary: it stays empty.');

  const kept = ray.page.waitForResponse((answer) => answer.url().endsWith('/api/recordings'));
  await form.getByRole('button', { name: 'Send ticket' }).click();

  const recording = (await (await kept).json()) as { id: number; support_ticket_id: number };
  const ada = await visit('admin');
  await ada.signIn(people.ada);
  await ada.page.goto(`/#/support_tickets/${recording.support_ticket_id}`);
  await ada.page.getByRole('link', { name: 'Watch what they saw' }).click();
  await ada.page.getByLabel('Position').press('End');
  await ada.page.frameLocator('iframe').getByRole('dialog').waitFor();
  const events = await call(ada.page, 'GET', `/api/recordings/${recording.id}/events`);
  expect(JSON.stringify(events)).not.toMatch(/Canary|Ray Renter|renter@example/);
  await Promise.all([ray.leave(), ada.leave()]);
});

it('can be answered where a message box stands at the lower edge', async () => {
  const renter = await visit('public', { width: 390, height: 844, unasked: true });
  await renter.signIn(people.ray);
  const { data } = await call<{ data: { id: number }[] }>(renter.page, 'GET', '/api/rental_requests');
  await renter.page.goto(`/rentals/${data[0]?.id}`);
  await renter.page.getByPlaceholder('Write a message').waitFor();
  const bar = await openBar(renter.page);

  await bar.getByRole('button', { name: 'No, thanks' }).click();

  await bar.waitFor({ state: 'detached' });
  await renter.leave();
});

it('leaves a phone’s menu free, and remembers a no', async () => {
  const guest = await visit('public', { width: 375, height: 740, unasked: true });
  await guest.page.goto('/');
  const bar = await openBar(guest.page);

  const menu = guest.page.getByRole('navigation', { name: 'Main menu, lower edge' });
  await menu.getByRole('link', { name: 'Search' }).click();
  await bar.getByRole('button', { name: 'No, thanks' }).click();
  await bar.waitFor({ state: 'detached' });

  expect(await guest.page.evaluate("localStorage.getItem('recordings')")).toBe('no');
  await guest.leave();
});
