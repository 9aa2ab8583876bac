import { people, violations, type Visitor, visit, until } from '@yard/testing';

describe('the one search of the back office', () => {
  let ada: Visitor;

  beforeEach(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
  });
  afterEach(async () => {
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  const dialog = () => ada.page.getByRole('dialog', { name: 'Find anything' });
  const result = (name: RegExp) => dialog().getByRole('link', { name });
  const press = (key: string) => ada.page.keyboard.press(key);

  it('leads from any page to a person by the digits of a phone number, with the keyboard alone', async () => {
    await ada.page.goto('/#/mails');
    await ada.page.getByRole('heading', { level: 1, name: 'Emails' }).waitFor();
    const { phone } = (await ada.page.evaluate(
      "fetch('/api/users?search=Ray%20Renter', { headers: { Accept: 'application/json' } }).then((answer) => answer.json()).then(({ data }) => data[0])",
    )) as { phone: string };

    await press('Control+k');
    await dialog().getByRole('searchbox').waitFor();
    await ada.page.keyboard.type(phone.replace(/\D/g, ''));
    await result(/Ray Renter.*Person/).waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await until(
      () => press('ArrowDown'),
      () => ada.page.evaluate("document.activeElement.innerText.includes('Person')"),
    );
    await press('Enter');

    await ada.page.getByRole('heading', { level: 1, name: 'Ray Renter' }).waitFor();
    expect(await dialog().count()).toBe(0);
  });

  it('opens pages by their names, and says when nothing is found', async () => {
    await ada.page.getByRole('heading', { level: 1, name: 'Back office' }).waitFor();
    await press('/');
    await dialog().getByRole('searchbox').fill('zzzz');
    await dialog().getByText('Nothing found.').waitFor();

    await dialog().getByRole('searchbox').fill('ledg');
    await result(/Ledger/).waitFor();
    await press('Enter');

    await ada.page.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor();
  });

  it('does things by their names, and asks first where it matters', async () => {
    await ada.page.getByRole('heading', { level: 1, name: 'Back office' }).waitFor();
    await press('/');
    await dialog().getByRole('searchbox').fill('dry run: close');
    await dialog()
      .getByRole('button', { name: /Dry run: Close Completed.*Command/ })
      .waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await press('Enter');
    await ada.page
      .getByRole('alertdialog')
      .getByText(/only see what would be/)
      .waitFor();
    await press('Escape');

    await press('/');
    await dialog().getByRole('searchbox').fill('new announ');
    await press('ArrowDown');
    await press('Enter');
    await ada.page.getByRole('dialog', { name: /announcement/i }).waitFor();
    expect(await dialog().count()).toBe(0);
  });
});
