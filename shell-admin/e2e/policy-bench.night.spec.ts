import { people, type Visitor, violations, visit } from '@yard/testing';

describe('the benches of the policies', () => {
  let ada: Visitor;

  beforeAll(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
  });
  afterAll(async () => {
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  const bench = () => ada.page.getByRole('region', { name: 'What would be refunded' });

  it('tell what comes back by the policy in force, and that everything does when the owner cancels', async () => {
    await ada.page.goto('/#/cancellation_policy');
    await bench().getByLabel('Rent paid').fill('2000');
    await bench().getByLabel('Hours before the start').fill('200');
    // Half of 2,000, all of 150 for delivery, the whole deposit of 500.
    await bench().getByRole('status').getByText('$1,650.00').waitFor();

    await bench().getByRole('radio', { name: 'Owner' }).check({ force: true });

    await bench().getByRole('status').getByText('$2,650.00').waitFor();
    expect(await violations(ada.page)).toEqual([]);
  });

  it('reckon with the steps of the form before they are in force', async () => {
    await ada.page.getByRole('button', { name: 'Change' }).click();
    await bench().getByLabel('Hours before the start').fill('200');
    await ada.page.getByRole('listitem', { name: 'Step 2' }).getByLabel('Rent').fill('75');

    // 75% of 1,000, all of 150 for delivery, the whole deposit of 500.
    await bench().getByRole('status').getByText('$1,400.00').waitFor();
    await bench().getByText('This case').waitFor();
    expect(await violations(ada.page)).toEqual([]);
  });

  it('ask for the deposit of a rent by the form’s terms', async () => {
    await ada.page.goto('/#/deposit_policy');
    await ada.page.getByRole('button', { name: 'Leave without saving' }).click();
    await ada.page.getByRole('button', { name: 'Change' }).click();
    await ada.page.getByRole('textbox', { name: 'Share of the rent' }).fill('30');
    const deposits = ada.page.getByRole('region', { name: 'What deposit would be asked' });
    await deposits.getByLabel('Rent', { exact: true }).fill('1000');

    await deposits.getByRole('status').getByText('$300.00').waitFor();
    await deposits.getByText('the maximum').waitFor();
    expect(await violations(ada.page)).toEqual([]);
  });
});
