import { delayFiles, isTakenOver, openRendered, SCRIPTS, visit } from '@yard/testing';

describe('before its scripts are there', () => {
  it('text may be typed, and counts', async () => {
    const guest = await visit();
    const { page } = guest;
    const goOn = await delayFiles(guest, SCRIPTS);
    await openRendered(guest, '/', 'City or ZIP');
    await page.getByLabel('What', { exact: true }).fill('excavator');
    await page.getByLabel('Where', { exact: true }).click();
    await page.keyboard.type('787');

    goOn();
    await isTakenOver(guest);
    await page.keyboard.type('01');
    await page.getByRole('button', { name: 'Search', exact: true }).click();

    await page.waitForURL('**/search?search=excavator&place=78701');
    await guest.leave();
  });

  it('a choice may be made of a list, and counts', async () => {
    const guest = await visit();
    const { page } = guest;
    const goOn = await delayFiles(guest, SCRIPTS);
    await openRendered(guest, '/search', 'Sort by');
    await page.getByLabel('Sort by').selectOption('new');

    goOn();

    await page.waitForURL('**/search?sort=new');
    await guest.leave();
  });
});

it('stays where it was scrolled to before its scripts were there', async () => {
  const guest = await visit();
  const { page } = guest;
  const goOn = await delayFiles(guest, SCRIPTS);
  await openRendered(guest, '/search', '<h2', 20);
  await page.getByRole('heading', { level: 2 }).nth(19).waitFor();
  await page.evaluate('scrollTo(0, 900)');

  goOn();
  await isTakenOver(guest);

  expect(await page.evaluate('scrollY')).toBe(900);
  await guest.leave();
});

it('hears who was there before its scripts were', async () => {
  const guest = await visit();
  const { page } = guest;
  const goOn = await delayFiles(guest, SCRIPTS);
  await openRendered(guest, '/', 'City or ZIP');
  await page.getByLabel('Where', { exact: true }).focus();
  await page.keyboard.press('Tab');

  goOn();

  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
  await guest.leave();
});
