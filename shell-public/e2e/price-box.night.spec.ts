import { visit } from '@yard/testing';

/** The price box of a machine's page, with a cheaper week to take. */
const MACHINE = '/machines/1?from=2027-09-06&to=2027-09-10';

it('shows the offer of more days whole above its button, on a screen 900 px high', async () => {
  const { page, settled, leave } = await visit('public', { width: 1280, height: 900 });
  await page.goto(MACHINE);
  const box = page.getByRole('region', { name: 'Price' });
  const offer = box.getByRole('button', { name: /^Take / });
  await offer.waitFor();
  await settled();

  const [taken, button] = await Promise.all([
    offer.boundingBox(),
    box.getByRole('link', { name: 'Request to rent' }).boundingBox(),
  ]);

  expect((taken?.y ?? 0) + (taken?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await leave();
});

it('has its note in the middle, on a screen 900 px wide', async () => {
  const { page, settled, leave } = await visit('public', { width: 900, height: 900 });
  await page.goto(MACHINE);
  const box = page.getByRole('region', { name: 'Price' });
  const note = box.getByText('Nothing is charged before the owner approves.');
  await note.waitFor();
  await settled();

  const [of, around] = await Promise.all([note.boundingBox(), box.boundingBox()]);
  const middle = (area: typeof of) => (area?.x ?? 0) + (area?.width ?? 0) / 2;

  expect(Math.abs(middle(of) - middle(around))).toBeLessThan(2);
  await leave();
});
