import { call, chooseByTyping, newOwner, visit } from '@yard/testing';

/** Counts that the page keeps: the names of the filled fields, and the presses. */
type Heard = { fields: string[]; presses: number };

it('takes a stranger five fields to list a machine on a phone, at a new place, with rates and a photo', async () => {
  const owen = await visit('public', { width: 390, height: 844 });
  await newOwner(owen, 'Owen Phone');
  const { page } = owen;
  await page.goto('/my-machines');
  await page.evaluate(() => {
    const heard: Heard = { fields: [], presses: 0 };
    Object.assign(window, { heard });
    const count = ({ target }: Event) => {
      const { name, id, type } = target as HTMLInputElement;
      const field = type === 'file' ? 'photos' : name || id;
      if (!heard.fields.includes(field)) heard.fields.push(field);
    };
    document.addEventListener('input', count, true);
    document.addEventListener('change', count, true);
    document.addEventListener('click', () => (heard.presses += 1), true);
  });

  await page.getByRole('link', { name: 'List a machine' }).click();
  await chooseByTyping(page, /type/i, 'Mini Exc', 'Mini Excavator');
  await page.getByLabel('Title').fill('Kubota U35 with two buckets');
  await page.getByRole('button', { name: 'Use these rates' }).click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street and number').fill('400 Depot Street');
  await dialog.getByLabel('ZIP code').fill('44101');
  await dialog.locator('option[value=OH]:checked').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await dialog.waitFor({ state: 'detached' });
  const picture = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 60, height: 40 }).toDataURL('image/png'),
  );
  const buffer = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  await page
    .getByLabel('Photos to add')
    .setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer }]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/my-machines\/\d+$/);
  await page.getByRole('button', { name: 'Describe photo 1' }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();

  const { fields, presses } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  // Type, subject, street, ZIP code, photo; city and state are filled in by the ZIP code.
  expect(fields).toHaveLength(5);
  expect(presses).toBeLessThanOrEqual(12);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const machine = await call<object>(page, 'GET', `/api/machines/${id}`);
  expect(machine).toMatchObject({
    city: 'Cleveland',
    daily_rate: expect.any(Number),
    photos: [{ position: expect.any(Number) }],
    published_at: expect.any(String),
  });
  expect(owen.complaints).toEqual([]);
  await owen.leave();
});
