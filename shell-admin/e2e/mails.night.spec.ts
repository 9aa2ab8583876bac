import { call, people, type Visitor, violations, visit } from '@yard/testing';
import { SmtpInbox } from '../../backend/test/smtp-inbox';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

let inbox: SmtpInbox;
let site: Product;
let ada: Visitor;
beforeAll(async () => {
  inbox = await SmtpInbox.open();
  site = await startProduct({ MAIL_URL: `smtp://127.0.0.1:${inbox.port}` });
  ada = await visit('admin', { width: 1280, height: 800 }, site.adminUrl);
});
afterAll(async () => {
  await ada.leave();
  await site.stop();
  await inbox.close();
});

const isTo = ({ to }: { to: string[] }) => to.includes(people.gus.email);

it('a mail that came back stands apart from the others, says why, and is sent again', async () => {
  inbox.refused.add(people.gus.email);
  await forgetsPassword();
  const { page } = ada;
  await page.goto('/#/mails');
  await ada.signIn(people.ada);
  const failed = () => call<{ data: { recipient: string }[] }>(page, 'GET', '/api/mails?failed=1');
  while ((await failed()).data.length === 0) await page.waitForTimeout(100);
  await page.goto('/#/mails?state=waiting');
  const row = page.getByRole('row', { name: new RegExp(people.gus.email) });
  await ada.settled();
  expect(await row.count()).toBe(0);

  await page.getByRole('radio', { name: 'Failed' }).click({ force: true });
  await row.click();
  const panel = page.getByRole('dialog', { name: 'Mail', exact: true });
  await panel.getByText(/No such mailbox/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(inbox.received.filter(isTo)).toEqual([]);
  inbox.refused.clear();
  await panel.getByRole('button', { name: 'Send again' }).click();

  await panel.getByText(/No such mailbox/).waitFor({ state: 'detached' });
  while (!inbox.received.some(isTo)) await page.waitForTimeout(100);
  await page.goto('/#/mails?state=sent');
  await row.getByText('Sent').waitFor();
});

/** Gus asks for a link to set a new password, which is a mail. */
async function forgetsPassword(): Promise<void> {
  const gus = await visit('public', undefined, site.publicUrl);
  await gus.page.goto('/robots.txt');
  await call(gus.page, 'GET', '/sanctum/csrf-cookie');
  await call(gus.page, 'POST', '/forgot-password', { email: people.gus.email });
  await gus.leave();
}
