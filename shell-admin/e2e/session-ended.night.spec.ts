import { people, violations, type Visitor, visit } from '@yard/testing';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 900 });
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

const told = () => ada.page.getByRole('alertdialog', { name: 'You are signed out' });

/** The only dialog; signs in by it. */
async function signInAgain(): Promise<void> {
  await told().getByText(people.ada.email).waitFor();
  expect(await ada.page.getByRole('alertdialog').count()).toBe(1);
  expect(await ada.page.getByText('Unauthenticated.').count()).toBe(0);
  await ada.page.keyboard.type(people.ada.password);
  await told().getByRole('button', { name: 'Sign in', exact: true }).click();
  await told().waitFor({ state: 'detached' });
}

describe('a session that ends while an admin saves', () => {
  it('is begun again over a document, which is then sent', async () => {
    const { page } = ada;
    await page.goto('/#/documents/new');
    await page.getByLabel('Name').fill('Rules of a lost session');
    await page.getByRole('textbox', { name: 'Text' }).fill('No frost.');
    await ada.loseSession();

    await page.getByRole('button', { name: 'Save as draft' }).click();
    await told().waitFor();
    expect(await violations(page)).toEqual([]);
    await signInAgain();

    await page.getByRole('heading', { name: 'Rules of a lost session' }).first().waitFor();
    await page.goto('/#/documents');
    await page.getByText('Rules of a lost session').first().waitFor();
  });

  it('is begun again over the form of a user, whose change is then stored; a wrong password is said', async () => {
    const { page } = ada;
    await page.goto('/#/users?search=guest@example.com');
    await page.getByRole('row', { name: /guest@example.com/ }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Phone').fill('555 7070');
    await ada.loseSession();

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told().waitFor();
    await page.keyboard.type('not it');
    await page.keyboard.press('Enter');
    await told().getByText('These credentials do not match our records.').waitFor();
    await told().getByLabel('Password').fill('');
    await signInAgain();

    await page.getByRole('region', { name: 'Account' }).getByText('555 7070').waitFor();
    expect(page.url()).toMatch(/users\?search=guest/);
  });

  it('stays ended where one says so: what was typed stays, and the next try asks again', async () => {
    const { page } = ada;
    await page.goto('/#/machine_types');
    await page.getByRole('button', { name: 'New type' }).click();
    await page.getByLabel('Name').fill('Trencher of a lost session');
    await ada.loseSession();

    await page.getByRole('button', { name: 'Create machine type' }).click();
    await told().getByRole('button', { name: 'Stay on this page' }).click();
    await told().waitFor({ state: 'detached' });
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.getByLabel('Name').inputValue()).toBe('Trencher of a lost session');

    await page.getByRole('button', { name: 'Create machine type' }).click();
    await told().waitFor();
    await signInAgain();
    await page.getByText('Trencher of a lost session').first().waitFor();
  });

  it('is begun again for a page that could not be read, or on the page where one signs in', async () => {
    const { page } = ada;
    await page.getByRole('link', { name: 'Open the public site' }).waitFor();
    await ada.loseSession();
    // By address, not by a click: a request of the page before may have opened the dialog, which covers all links.
    await page.goto('/#/payments');
    await told().waitFor();
    await signInAgain();
    await page.getByRole('row', { name: /JLG 1055 telehandler/ }).waitFor();

    await ada.loseSession();
    await page.goto('/#/users');
    await told().getByRole('button', { name: 'Use the sign-in page' }).click();
    await page.waitForURL(/#\/welcome\?next=%2Fusers/);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await told().count()).toBe(0);
  });
});
