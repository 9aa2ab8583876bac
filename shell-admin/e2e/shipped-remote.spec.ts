import { rmSync } from 'node:fs';
import { changedRemote, people, type Visitor, violations, visit, yard } from '@yard/testing';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';
import { heading, open } from './admin/menu';

describe('a remote that its team ships alone', () => {
  let ada: Visitor;

  beforeEach(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
  });
  afterEach(() => ada.leave());

  it('is there with the next page load, goes on where it was open, and an admin takes it back', async () => {
    const { page } = ada;
    const folder = changedRemote('Letters to us');
    const code = page
      .waitForRequest(/\/remotes\/mf-support\/.*\/assets\/.*\.js$/)
      .then((asked) => asked.url());
    await open(ada, 'Support Tickets');
    await heading(ada, 'Support tickets');

    expect(await yard('remote:publish', 'mf-support', '--dir', folder)).toMatch(/it is live/);

    expect((await page.request.get(await code)).status()).toBe(200);
    await open(ada, 'Payments');
    await heading(ada, 'Payments');
    await open(ada, 'Support Tickets');
    await heading(ada, 'Support tickets');
    await page.reload();
    await heading(ada, 'Letters to us');

    await open(ada, 'Remotes');
    const versions = page.getByRole('table', { name: 'Versions of mf-support' });
    await versions
      .getByRole('row', { name: /Live.*Command line/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Roll back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
    await versions.getByRole('row', { name: /Live.*Built with the site/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await open(ada, 'Support Tickets');
    await page.reload();
    await heading(ada, 'Support tickets');
    rmSync(folder, { recursive: true });
  });
});

/** On an installation of their own: what other specs published, and what failed there, decides which version is live. */
describe('a remote whose files were changed on the way', () => {
  let site: Product;
  let ada: Visitor;

  beforeAll(async () => {
    site = await startProduct();
  });
  beforeEach(async () => {
    ada = await visit('admin', undefined, site.adminUrl);
    await ada.signIn(people.ada);
  });
  afterEach(() => ada.leave());
  afterAll(() => site.stop());

  it.each([
    ['its entry', '**/remotes/mf-support/**/remoteEntry.js', 'application/javascript'],
    ['a piece of its code', '**/remotes/mf-support/**/assets/*.js', 'application/javascript'],
    ['a style sheet of it', '**/remotes/mf-support/**/assets/*.css', 'text/css'],
  ])('is not run when %s is not what was published', async (_what, files, contentType) => {
    const { page } = ada;
    await page.route(files, async (route) => {
      const text = await (await route.fetch()).text();
      const added = contentType === 'text/css' ? 'p { color: red }' : 'window.isTampered = true;';
      await route.fulfill({ contentType, body: `${added}${text}` });
    });

    await open(ada, 'Support Tickets');

    await heading(ada, 'We couldn’t load this page');
    expect(await page.evaluate('window.isTampered')).toBeUndefined();
    await open(ada, 'Payments');
    await heading(ada, 'Payments');
  });
});
