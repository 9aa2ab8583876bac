import { people, visit, type Visitor } from '@yard/testing';
import { open } from './admin/menu';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin');
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

const text = () => ada.page.getByRole('textbox', { name: 'Text' });
const kept = async (name: string) =>
  (await ada.page.evaluate(
    `Object.keys(sessionStorage).filter((key) => key.includes(${JSON.stringify(name)}))`,
  )) as string[];

describe('unsaved text', () => {
  it('of a document is kept over other pages and a reload, and can be given up', async () => {
    await ada.page.goto('/#/documents/new');
    await ada.page.getByLabel('Name').fill('Winter rules');
    await text().fill('No frost.');

    await open(ada, 'Users');
    await ada.page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await ada.page.goBack();
    await ada.page.getByText('What you wrote before is back.').waitFor();
    await ada.page.reload();
    await ada.page.getByText('What you wrote before is back.').waitFor();

    expect(await text().innerText()).toBe('No frost.');
    await ada.page.getByRole('button', { name: 'Start over' }).click();
    expect((await text().innerText()).trim()).toBe('');
    expect(await kept('documents/new')).toEqual([]);
  });

  it('of an answer to a ticket is kept until it is sent, one that failed over a reload, which sends it', async () => {
    await ada.page.goto('/#/support_tickets');
    await ada.page.getByRole('row', { name: /T-100/ }).first().click();
    const box = ada.page.getByLabel('Your message');
    await box.fill('We are looking into it.');
    await ada.page.reload();
    expect(await box.inputValue()).toBe('We are looking into it.');

    await ada.page.route('**/messages', (route) => route.abort());
    await ada.page.getByRole('button', { name: 'Send' }).click();
    await ada.page.getByText('Not sent').first().waitFor();
    await ada.page.unroute('**/messages');
    await ada.page.reload();
    await ada.page.getByText('We are looking into it.').waitFor();

    await ada.page.getByText('· Sent').last().waitFor();
    expect(await kept('/unsent')).toEqual([]);
  });

  it('is asked about where it is not kept: by a link, by going back, and by closing a panel', async () => {
    await ada.page.goto('/#/users');
    await ada.page.goto('/#/deposit_policy');
    await ada.page.getByRole('button', { name: 'Change' }).click();
    await ada.page.getByLabel('Name').fill('Half');
    const asked = ada.page.getByRole('alertdialog').filter({ hasText: 'Leave without saving?' });

    await open(ada, 'Documents');
    await asked.getByRole('button', { name: 'Stay' }).click();
    await ada.page.goBack();
    await asked.getByRole('button', { name: 'Stay' }).click();
    expect(ada.page.url()).toMatch(/deposit_policy$/);
    expect(await ada.page.getByLabel('Name').inputValue()).toBe('Half');

    await ada.page.goBack();
    await asked.getByRole('button', { name: 'Leave without saving' }).click();
    await ada.page.getByRole('row', { name: /renter@example.com/ }).click();
    await ada.page.getByRole('button', { name: 'Edit' }).click();
    await ada.page.getByLabel('Name').fill('Somebody');
    await ada.page.getByRole('button', { name: 'Close panel' }).click();
    await asked.getByRole('button', { name: 'Leave without saving' }).click();
    await ada.page.getByRole('dialog', { name: 'User' }).waitFor({ state: 'detached' });
  });

  it('is asked about by the browser when the page is loaded anew', async () => {
    await ada.page.goto('/#/deposit_policy');
    await ada.page.getByRole('button', { name: 'Change' }).click();
    await ada.page.getByLabel('Name').pressSequentially('Half');
    // Drawn: only then does the page know of it.
    await ada.page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
    const told = ada.page.waitForEvent('dialog');

    const reload = ada.page.reload();
    const dialog = await told;

    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reload;
  });

  it('is forgotten at the log-out', async () => {
    await ada.page.goto('/#/documents/new');
    await ada.page.getByLabel('Name').fill('Winter rules');
    expect(await kept('documents/new')).toHaveLength(1);

    const loaded = ada.page.waitForEvent('load');
    await ada.page.getByRole('button', { name: /account/i }).click();
    await ada.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await loaded;

    expect(await kept('documents/new')).toEqual([]);
  });
});
