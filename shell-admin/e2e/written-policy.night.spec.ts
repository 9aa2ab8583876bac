import { people, type Visitor, violations, visit } from '@yard/testing';
import { toEnd } from './admin/editor';

describe('the editor of the policies', () => {
  let ada: Visitor;

  beforeAll(async () => {
    ada = await visit('admin', { width: 1280, height: 900 });
    await ada.signIn(people.ada);
  });
  afterAll(async () => {
    expect(ada.complaints).toEqual([]);
  });

  const tool = (name: string) =>
    ada.page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

  const hasFocusAfter = (name: string) =>
    tool(name).evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
      return document.activeElement?.getAttribute('aria-label');
    });

  const press = async (name: string, isOn: boolean) => {
    await tool(name).click();
    await tool(name)
      .and(ada.page.locator(`[aria-pressed="${isOn}"]`))
      .waitFor();
    await ada.page.getByRole('textbox', { name: 'Explanation' }).and(ada.page.locator(':focus')).waitFor();
  };

  it('writes bold words and a list, and puts them in force', async () => {
    const { page } = ada;
    await page.goto('/#/cancellation_policy');
    await page.getByRole('button', { name: 'Change' }).click();
    const text = page.getByRole('textbox', { name: 'Explanation' });
    await toEnd(text);
    await text.press('Enter');
    expect(await hasFocusAfter('Bold')).toBe('Explanation');
    await page.keyboard.type('In a storm');
    await press('Bold', false);
    await page.keyboard.type(' nobody pays:');
    await page.keyboard.press('Enter');
    await press('Bulleted list', true);
    await page.keyboard.type('warned by the county');
    await page.keyboard.press('Enter');
    await page.keyboard.type('at the machine’s place');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Put in force' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put in force' }).click();

    await page.getByText(/^Version \d+ is in force$/).waitFor();
    await expectRead(page);
  });

  it('still shows them after a reload, and to everybody', async () => {
    await ada.page.reload();
    await expectRead(ada.page);
    const guest = await visit();

    await guest.page.goto('/documents/cancellation_policy');

    await expectRead(guest.page);
    expect(guest.complaints).toEqual([]);
  });

  async function expectRead(page: Visitor['page']): Promise<void> {
    await page.getByRole('strong').getByText('In a storm', { exact: true }).waitFor();
    const points = page.getByRole('listitem').filter({ hasText: /county$|place$/ });
    await points.nth(1).waitFor();
    expect(await points.allTextContents()).toEqual(['warned by the county', 'at the machine’s place']);
  }
});
