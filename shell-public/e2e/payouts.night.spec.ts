import { people, type Person, type Visitor, violations, visit } from '@yard/testing';

const dana: Person = { email: 'dana@example.com', password: 'password' };

const payouts = ({ page }: Visitor) => page.getByRole('region', { name: 'Payouts' });
const account = ({ page }: Visitor) => page.getByRole('region', { name: 'Payout account' });

describe('an owner who has not said where the money should go', () => {
  let owner: Visitor;

  beforeAll(async () => {
    owner = await visit();
    await owner.signInByForm(dana);
  });
  afterAll(async () => {
    expect(owner.complaints).toEqual([]);
    await owner.leave();
  });

  it('finds in the account’s menu what waits for the account', async () => {
    await owner.page.getByRole('button', { name: 'Account of Dana Whitfield' }).click();
    await owner.page.getByRole('menuitem', { name: 'Earnings' }).click();

    await account(owner).getByText('Not set up').waitFor();
    await payouts(owner).getByText('$1,638.00').waitFor();
    await payouts(owner).getByText('Waits for your payout account').first().waitFor();
    expect(await violations(owner.page)).toEqual([]);
  });

  it('is led to the provider’s page, which says that it is simulated', async () => {
    await account(owner).getByRole('button', { name: 'Set up payouts' }).click();

    await owner.page.waitForURL('**/payouts/onboarding');
    await owner.page.getByText('No real payment provider is connected').waitFor();
  });

  it('is paid what was due as soon as the account is ready', async () => {
    await owner.page.getByRole('button', { name: 'Finish' }).click();

    await owner.page.waitForURL('**/payouts');
    await account(owner).getByText('Ready', { exact: true }).waitFor();
    await payouts(owner).getByText('Waits for your payout account').first().waitFor({ state: 'detached' });
    await payouts(owner).getByText('Paid', { exact: true }).first().waitFor();
  });
});

describe('a rental that is closed', () => {
  const subject = 'Case 580 Super N backhoe loader';
  let olive: Visitor;
  let ray: Visitor;

  beforeAll(async () => {
    [olive, ray] = [await visit(), await visit()];
    await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
  });
  afterAll(async () => {
    expect([...olive.complaints, ...ray.complaints]).toEqual([]);
    await Promise.all([olive.leave(), ray.leave()]);
  });

  it('is among those the owner is still to be paid for', async () => {
    await olive.page.goto('/payouts');

    await olive.page
      .getByRole('region', { name: 'Due to you' })
      .getByRole('link', { name: subject })
      .waitFor();
  });

  it('is paid out when the renter accepts the return, seen without a reload', async () => {
    await ray.page.goto('/rentals?search=Case+580');
    await ray.page.getByRole('link', { name: subject }).click();
    await ray.page.waitForURL(/\/rentals\/\d+$/);
    const id = /\d+$/.exec(ray.page.url())?.[0];
    await ray.page.getByRole('button', { name: 'Accept the return' }).first().click();

    const payout = payouts(olive)
      .getByRole('listitem')
      .filter({ hasText: `Rental no. ${id}` });
    await payout.getByText('Paid', { exact: true }).waitFor();
    await payout.getByText('$1,404.00').waitFor();
  });

  it('stands in the month’s statement with its payout, and as a paper', async () => {
    await olive.page.getByRole('link', { name: 'Statements' }).click();
    await olive.page.getByRole('main').getByRole('listitem').first().getByRole('link').click();

    await olive.page.getByText(`Paid out: ${subject}`).waitFor();
    const address = await olive.page.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const paper = await olive.page.evaluate<string>(
      `fetch(${JSON.stringify(address)}).then((answer) => answer.headers.get('content-type'))`,
    );
    expect(paper).toBe('application/pdf');
    expect(await violations(olive.page)).toEqual([]);
  });
});
