import { call, people, violations, visit } from '@yard/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

/** A stand-in for GitHub that opens what it is asked for. */
const opened: { title: string; body: string }[] = [];
const github = createServer((request, response) => {
  void json(request).then((issue) => {
    opened.push(issue as (typeof opened)[number]);
    const url = 'https://github.test/acme/yard/issues/41';
    response.end(JSON.stringify({ number: 41, html_url: url, state: 'open', body: null }));
  });
});
let site: Product;

beforeAll(async () => {
  await new Promise<void>((done) => void github.listen(0, '127.0.0.1', done));
  const { port } = github.address() as AddressInfo;
  site = await startProduct({
    GITHUB_TOKEN: 'secret',
    GITHUB_REPOSITORY: 'acme/yard',
    GITHUB_API_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await site.stop();
  await new Promise((done) => void github.close(done));
});

it('is opened from a ticket with a text that can be changed, and is a link from then on', async () => {
  const ada = await visit('admin', { width: 1280, height: 800 }, site.adminUrl);
  await ada.signIn(people.ada);
  const { page } = ada;
  const list = '/api/support_tickets?state=waiting_for_us';
  const [ticket] = (
    await call<{ data: { id: number; number: string; message: string }[] }>(page, 'GET', list)
  ).data;
  await page.goto(`/#/support_tickets/${ticket?.id}`);
  await page.getByRole('button', { name: 'Open a GitHub issue' }).click();
  const sheet = page.getByRole('dialog', { name: `GitHub issue of ticket ${ticket?.number}` });
  expect(await sheet.getByLabel('Text').inputValue()).toBe(ticket?.message);
  await sheet.getByLabel('Title').fill('The list is empty');
  await sheet.getByLabel('Text').fill('After a search.');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Open the issue' }).click();

  const link = page.getByRole('link', { name: '#41' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://github.test/acme/yard/issues/41');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Open a GitHub issue' }).count()).toBe(0);
  expect(opened).toMatchObject([{ title: 'The list is empty' }]);
  expect(opened[0]?.body).toContain('After a search.');
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});
