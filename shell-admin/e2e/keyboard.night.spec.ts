import { people, type Visitor, visit } from '@yard/testing';

describe('a list of the back office by keyboard', () => {
  let ada: Visitor;

  beforeEach(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
    await ada.page.goto('/#/users');
    await ada.page.getByRole('row', { name: /Ada Admin/ }).waitFor();
  });
  afterEach(async () => {
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  const panel = (name: string) =>
    ada.page.getByRole('dialog', { name: 'User', exact: true }).getByRole('heading', { level: 2, name });
  const names = (...rows: number[]) =>
    Promise.all(
      rows.map((row) => ada.page.locator('tbody tr').nth(row).locator('td span').first().innerText()),
    );
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => ada.page.keyboard.press(key)), Promise.resolve());

  it('opens a row beside it, then the next in its place, and closes it from the list', async () => {
    // Other specs make accounts of their own.
    const [second = '', third = ''] = await names(1, 2);

    await press('j', 'j', 'Enter');
    await panel(second).waitFor();

    await press('j');
    await panel(third).waitFor();
    await press('Escape');
    await panel(third).waitFor({ state: 'detached' });

    expect(await ada.page.evaluate('document.activeElement.innerText')).toContain(third);
  });

  it('leaves the list alone while a dialog is open', async () => {
    await ada.page.goto('/#/users?user=3');
    await panel('Ray Renter').waitFor();
    await ada.page.getByText('Suspend or delete').click();
    await ada.page.getByRole('button', { name: 'Delete the account of Ray Renter' }).click();
    await ada.page.getByRole('alertdialog').waitFor();

    await press('j', '/');

    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await panel('Ray Renter').waitFor();
  });

  it('keeps what is being written when Escape is pressed, and tells its keys', async () => {
    await ada.page.goto('/#/support_tickets');
    await ada.page.getByRole('row', { name: /T-10006/ }).waitFor();
    await press('/');
    expect(await ada.page.evaluate('document.activeElement.type')).toBe('search');
    await ada.page.getByRole('row', { name: /T-10006/ }).click();
    const answer = ada.page.getByPlaceholder('Write a message');
    await answer.fill('Half a sentence');

    await press('Escape', '?');
    const sheet = ada.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Next row, row before').waitFor();
    await press('Escape');
    await sheet.waitFor({ state: 'detached' });

    expect(await answer.inputValue()).toBe('Half a sentence');
  });
});
