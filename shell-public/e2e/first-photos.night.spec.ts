import { chooseByTyping, people, type Visitor, violations, visit } from '@yard/testing';

/** A picture that is told by its width. */
async function picture({ page }: Visitor, width: number) {
  const url = await page.evaluate((size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: 40 });
    canvas.getContext('2d')?.fillRect(0, 0, size, 40);
    return canvas.toDataURL('image/png');
  }, width);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${width}.png`, mimeType: 'image/png', buffer };
}

it('are chosen and put in order before a machine is first saved, and sent with its draft', async () => {
  const olive = await visit('public', { width: 390, height: 844 });
  await olive.signIn(people.olive);
  const { page } = olive;
  await page.goto('/my-machines/new');
  const shown = page.getByRole('list', { name: 'Photos in their order' }).getByRole('img');
  const widths = () =>
    shown.evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    );

  const files = [await picture(olive, 50), await picture(olive, 60), await picture(olive, 70)];
  await page.getByLabel('Photos to add').setInputFiles(files);
  await shown.nth(2).waitFor();
  await page.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await shown.nth(2).waitFor({ state: 'detached' });
  expect(await widths()).toEqual([70, 60]);
  const rotated = async (number: number) => {
    const before = await shown.nth(number - 1).getAttribute('src');
    await page.getByRole('button', { name: `Rotate photo ${number}` }).click();
    await page.locator(`img[src="${before}"]`).waitFor({ state: 'detached' });
    return widths();
  };
  expect(await rotated(2)).toEqual([70, 40]);
  expect(await rotated(2)).toEqual([70, 60]);
  expect(await rotated(1)).toEqual([40, 60]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'My machines' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await chooseByTyping(page, /type/i, 'Mini Exc', 'Mini Excavator');
  await page.getByLabel('Title').fill('Pictured before it is saved');
  await page.getByRole('button', { name: 'Save draft' }).click();

  await page.waitForURL(/my-machines\/\d+$/);
  await page.getByRole('button', { name: 'Describe photo 2' }).waitFor();
  await page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' });
  expect(await widths()).toEqual([40, 60]);

  const entries = page.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem');
  const second = await shown.nth(1).getAttribute('src');
  await entries.nth(1).dragTo(entries.nth(0));
  await entries.first().locator(`img[src="${second}"]`).waitFor();
  expect(await widths()).toEqual([60, 40]);

  expect(await rotated(2)).toEqual([60, 70]);
  expect(await rotated(1)).toEqual([40, 70]);
  expect(olive.complaints).toEqual([]);
  await olive.leave();
});
