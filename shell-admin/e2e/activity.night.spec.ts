import { people, violations, visit } from '@yard/testing';

it.each([390, 1280])(
  'at %i px an admin reads who did what to a person, opens it, and proves the log',
  async (width) => {
    const ada = await visit('admin', { width, height: 844 });
    await ada.signIn(people.ada);
    const { page } = ada;
    await page.goto(`/#/users?search=${people.gus.email}`);
    await page.getByRole('row', { name: new RegExp(people.gus.email) }).click();
    await page.getByRole('button', { name: /^Give .* store access/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /^Give/ }).click();
    await page.getByText(/can list machines$/).waitFor();

    await page.getByRole('link', { name: 'What was done with the account' }).click();
    await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
    await page
      .getByRole('row', { name: /Grant store access/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Event', exact: true });
    await panel.getByText('Owner: no → yes').waitFor();
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('link', { name: /^User/ }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Revoke store access/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByText(/can no longer list machines/).waitFor();

    await page.goto('/#/activity');
    await page.getByRole('button', { name: 'Prove the log' }).click();
    await page.getByText('The log is as it was written').waitFor();
    await ada.leave();
  },
);
