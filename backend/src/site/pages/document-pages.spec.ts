import { insert, make } from '../../../test/make';
import { isSite, page } from '../../../test/page-scene';

it('says its kind and its text, with blanks where values will stand', async () => {
  await make.documents();

  const { status, text: html } = await page('/documents/rental_agreement');

  expect(status).toBe(200);
  expect(html).toContain('<title>Rental agreement · Yard</title>');
  expect(html).toContain('[renter’s name] rents [machine] of [owner’s name].');
});

it.each([
  ['was never published', { published_at: null }, 404],
  ['was deleted', { published_at: '2026-01-01 12:00:00.000', deleted_at: '2026-01-02 12:00:00.000' }, 410],
])('of a kind that %s', async (_, fields, expected) => {
  await insert('documents', { kind: 'other', name: 'Rules', content: '<p>…</p>', version: 1, ...fields });

  const { status, text } = await page('/documents/other');

  expect([status, isSite(text)]).toEqual([expected, true]);
});

it('of no kind was never there', async () => expect((await page('/documents/nothing')).status).toBe(404));
