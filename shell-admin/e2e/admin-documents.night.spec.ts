import { people, type Visitor, visit } from '@yard/testing';

let ada: Visitor;
beforeAll(async () => {
  ada = await visit('admin', { width: 1280, height: 900 });
  await ada.signIn(people.ada);
});
afterAll(() => ada.leave());

describe('documents of the back office', () => {
  it('keeps a placeholder that was clicked when the next key is typed', async () => {
    const { page } = ada;
    await page.goto('/#/documents/new');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('Paid by ');
    await page.getByRole('button', { name: 'Placeholder' }).click();
    await page.getByRole('menuitem').first().click();
    const chip = text.locator('[data-chip]');
    await chip.click();
    await page.waitForFunction(
      () => getSelection()?.anchorNode?.parentElement?.closest('[data-chip]') === null,
    );

    await page.keyboard.type('xyz');

    await text.getByText('xyz').waitFor();
    expect(await chip.count()).toBe(1);
  });
});
