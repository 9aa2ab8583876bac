import { call, newOwner, type Visitor, violations, visit } from '@yard/testing';

interface Machine {
  id: number;
  subject: string;
  daily_rate: number | null;
  weekly_rate: number | null;
}

describe('the rates of several machines', () => {
  let owen: Visitor;

  beforeAll(async () => {
    owen = await visit('public', { width: 1280, height: 900 });
    await newOwner(owen, 'Owen Rates');
    for (const subject of ['Second loader', 'Third loader'])
      await call(owen.page, 'POST', '/api/machines', { machine_type_id: 1, subject, daily_rate: 200 });
  });
  afterAll(() => owen.leave());

  const row = (name: string) => owen.page.getByRole('group', { name, exact: true });
  const rates = async () => {
    const user = await call<{ id: number }>(owen.page, 'GET', '/api/user');
    const path = `/api/machines?user_id=${user.id}&sort=created_at`;
    const { data } = await call<{ data: Machine[] }>(owen.page, 'GET', path);
    return Object.fromEntries(data.map((one) => [one.subject, [one.daily_rate, one.weekly_rate]]));
  };

  it('are changed by the same part, but for those that are left out, and saved together', async () => {
    const { page } = owen;
    await page.goto('/my-machines');
    await page.getByRole('link', { name: 'Rates', exact: true }).click();
    await row('Third loader').getByRole('checkbox').uncheck({ force: true });
    await page.getByLabel('Change by').fill('1000');
    await page.getByRole('button', { name: 'Change 2 machines' }).click();
    await page.getByText('Write a number from -90 to 500.').waitFor();
    await page.getByLabel('Change by').fill('10');
    await page.getByRole('button', { name: 'Change 2 machines' }).click();

    await row('Third loader').getByRole('textbox', { name: 'A week' }).fill('1900');
    await row('Third loader').getByText('so nobody would pay this rate').waitFor();
    await page.getByText('3 machines changed').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await rates()).toMatchObject({ 'Second loader': [200, null] });
    await page.getByRole('button', { name: 'Save rates' }).click();

    await page.getByText('The rates of 3 machines are saved').waitFor();
    await page.getByText('Nothing is changed yet').waitFor();
    await row('Second loader').getByText('Now $220 a day').waitFor();
    expect(await rates()).toEqual({
      'Machine of Owen Rates': [110, null],
      'Second loader': [220, null],
      'Third loader': [200, 1900],
    });
  });

  it('stay as they were where the server refuses them, with the reason beside the machine', async () => {
    const { page } = owen;
    await row('Second loader').getByRole('textbox', { name: 'A day' }).fill('-5');
    await row('Third loader').getByRole('textbox', { name: 'A day' }).fill('210');
    await page.getByRole('button', { name: 'Save rates' }).click();

    await row('Second loader').getByRole('alert').getByText('daily rate').waitFor();
    await page.getByText('1 machine changed').waitFor();
    expect(await rates()).toMatchObject({ 'Second loader': [220, null], 'Third loader': [210, 1900] });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('link', { name: 'My machines' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Nothing is changed yet').waitFor();
    expect(owen.complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });
});
