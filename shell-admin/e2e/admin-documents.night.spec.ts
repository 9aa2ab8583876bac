import { setTimeout as sleep } from 'node:timers/promises';
import { call, people, type Visitor, visit } from '@yard/testing';

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
    // The editor moves the cursor out of the placeholder a moment after the click; nobody types faster.
    await page.waitForFunction(
      () => getSelection()?.anchorNode?.parentElement?.closest('[data-chip]') === null,
    );

    await page.keyboard.type('xyz');

    await text.getByText('xyz').waitFor();
    expect(await chip.count()).toBe(1);
  });

  it('says before the version in force goes that it is in force, and which one holds then', async () => {
    const { page } = ada;
    const list = '/api/documents?kind=insurance_disclaimer';
    const { data } = await call<{ data: { id: number; name: string; version: number }[] }>(page, 'GET', list);
    const [first] = [...data].sort((one, other) => other.version - one.version);
    const next = await call<{ id: number; version: number }>(page, 'PATCH', `/api/documents/${first?.id}`, {
      content: '<p>Another text.</p>',
    });
    const remove = async () => {
      await page.goto(`/#/documents?open=${next.id}`);
      await page.reload();
      await page.getByRole('button', { name: 'Delete' }).click();
      return page.getByRole('alertdialog').innerText();
    };
    expect(await remove()).not.toContain('in force');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await call(page, 'POST', `/api/documents/${next.id}/publish`);
    // The list comes long after the version: until then nobody may be told that it is not in force.
    await page.route('**/api/documents?*', async (route) => {
      await sleep(1_000);
      await route.continue();
    });

    const words = await remove();

    expect(words).toContain('This version is in force');
    expect(words).toContain(`Version ${first?.version} takes its place`);
    await page.getByRole('button', { name: 'Delete this version' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });
});
