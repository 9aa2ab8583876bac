import { rmSync } from 'node:fs';
import { changedRemote, people, PUBLIC_URL, type Visitor, violations, visit, yard } from '@yard/testing';
import { heading, open } from './admin/menu';

describe('a version that an admin tries alone', () => {
  let ada: Visitor;
  let folder: string;

  beforeEach(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
    folder = changedRemote('Tickets that one tries');
  });
  afterEach(async () => {
    await ada.leave();
    rmSync(folder, { recursive: true });
  });

  it('is seen by nobody else, says so on each page of both sites, and ends with a button', async () => {
    const { page } = ada;
    const output = await yard('remote:publish', 'mf-support', '--dir', folder, '--try');
    const [, version = ''] = /^mf-support ([0-9a-f]{12})/m.exec(output) ?? [];
    expect(output).toMatch(/nobody gets it/);

    await open(ada, 'Remotes');
    const versions = page.getByRole('table', { name: 'Versions of mf-support' });
    await versions
      .getByRole('row', { name: new RegExp(version) })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Try it yourself' }).click();

    const banner = page.getByRole('region', { name: 'Tried by you alone' });
    await banner.getByRole('status').getByText(`You alone try mf-support ${version}.`).waitFor();
    expect(await violations(page)).toEqual([]);
    await open(ada, 'Support Tickets');
    await heading(ada, 'Tickets that one tries');
    await banner.waitFor();

    const bea = await visit('admin');
    await bea.signIn(people.ada);
    await open(bea, 'Support Tickets');
    await heading(bea, 'Support tickets');
    expect(await bea.page.getByRole('region', { name: 'Tried by you alone' }).count()).toBe(0);
    await bea.leave();

    await banner.getByRole('button', { name: 'Try it on the public site' }).click();
    await page.waitForURL(`${PUBLIC_URL}/`);
    await banner.getByRole('status').getByText(version).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await banner.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Stop trying it');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'detached' });

    await page.goBack();
    await open(ada, 'Support Tickets');
    await heading(ada, 'Support tickets');
    expect(await banner.count()).toBe(0);
    expect(ada.complaints).toEqual([]);
  });
});
