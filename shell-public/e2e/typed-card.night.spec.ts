import { call, chooseMore, people, visit } from '@yard/testing';

/** Every text in what was sent, however deep; its numbers are times and places. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('sends no digit of a card that is typed', async () => {
  const ray = await visit('public', { width: 1440, height: 900, unasked: true });
  const { page } = ray;
  await page.addInitScript("localStorage.setItem('recordings', crypto.randomUUID())");
  await ray.signIn(people.ray);
  const path = '/api/rental_requests?status=pending';
  const { data } = await call<{ data: { id: number; has_card: boolean }[] }>(page, 'GET', path);
  const rental = data.find(({ has_card }) => has_card);
  if (!rental) throw new Error('No pending rental has a card');
  await page.goto(`/rentals/${rental.id}`);
  await chooseMore(ray, 'Change card');
  const form = page.getByRole('dialog', { name: 'Card for this rental' });
  await form.getByRole('radio', { name: 'New card' }).check({ force: true });
  const number = '6011 0009 9013 9424';
  for (const [field, typed] of [
    ['Card number', number],
    ['Expiry', '12/39'],
    ['Security code', '987'],
  ] as const)
    await form.getByLabel(field).pressSequentially(typed);
  // A refusal says what is wrong with a number, too.
  await form.getByLabel('Card number').press('End');
  await form.getByLabel('Card number').pressSequentially('7');
  await form.getByRole('button', { name: 'Use this card' }).click();

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/recordings'));
  await page.evaluate("void queueMicrotask(() => { throw new RangeError('while a card is typed'); })");
  const { events } = (await sent).postDataJSON() as { events: { type: number; data: { source?: number } }[] };

  const digits = number.replaceAll(' ', '');
  const parts = Array.from({ length: digits.length - 5 }, (_, at) => digits.slice(at, at + 6));
  const told = textsIn(events).map((text) => text.replaceAll(/[ /-]/g, ''));
  expect(told.filter((text) => parts.some((part) => text.includes(part)))).toEqual([]);
  expect(told.filter((text) => /^(987|1239)$/.test(text))).toEqual([]);
  // rrweb's events of inputs: of what was typed they tell how long it is.
  const inputs = events.filter(({ type, data }) => type === 3 && data.source === 5).flatMap(textsIn);
  expect(Math.max(...inputs.map((text) => text.length))).toBeGreaterThanOrEqual(digits.length);
  expect(inputs.filter((text) => /\d/.test(text) && !text.startsWith('pm_'))).toEqual([]);
  await ray.leave();
});
