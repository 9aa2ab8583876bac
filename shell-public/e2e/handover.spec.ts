import { addDays, todayIn } from '@yard/dates';
import { call, newcomer, newOwner, sendRequest, type Visitor, violations, visit } from '@yard/testing';

/** The smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: DOT });

/** At the machine. */
const today = todayIn('America/Chicago', new Date());

interface Handover {
  hours: number;
  checklist: { key: string; ok: boolean; note: string | null }[];
  photos: { side: string }[];
  signed_by_owner_at: string | null;
}

/** The owner hands a machine over on a phone, the renter corrects it; both sign, and the return stands beside it. */
describe('a hand-over', () => {
  let owner: Visitor;
  let renter: Visitor;
  let id: number;
  let machine_id: number;

  beforeAll(async () => {
    owner = await visit('public', { width: 390, height: 844, theme: 'dark' });
    renter = await visit('public', { width: 390, height: 844 });
    machine_id = await newOwner(owner, 'Ora Handover');
    await call(owner.page, 'PATCH', `/api/machines/${machine_id}`, { hours: 1200 });
    await newcomer(renter, 'Rex Handover');
    id = await sendRequest(renter.page, machine_id, today, addDays(today, 2));
    await call(owner.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'It is yours.' });
  });
  afterAll(async () => {
    expect(renter.complaints).toEqual([]);
    await Promise.all([owner.leave(), renter.leave()]);
  });

  const shown = () => call<Handover>(owner.page, 'GET', `/api/rental_requests/${id}/handover`);
  const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
  const sheet = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name });
  const sign = async (visitor: Visitor, name: string) => {
    await visitor.page.getByLabel('Your name').fill(name);
    await button(visitor, 'Sign the hand-over').click();
  };
  const photos = (side: string) => owner.page.getByLabel(`Photos to add: ${side}`);

  it('keeps readings, checklist and photos over a lost connection and a reload', async () => {
    const { page } = owner;
    await page.goto(`/rentals/${id}`);
    await button(owner, 'Record the hand-over').click();
    const form = sheet(owner, 'Record the hand-over');
    await form.getByLabel('Hour meter').fill('1204.5');
    await form.getByRole('textbox', { name: 'Fuel' }).fill('90');
    const points = form.getByRole('radiogroup', { name: 'No leaks under the machine' });
    await points.getByText('OK').click();
    await photos('Front').setInputFiles([picture('front.png')]);
    await form.getByRole('button', { name: 'Remove Front, photo 1' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.route('**/api/media', (route) => route.abort());
    await photos('Rear').setInputFiles([picture('rear.png')]);
    await form.getByText('Waits for a connection', { exact: true }).waitFor();
    expect(await form.getByRole('button', { name: '1 photo waits for a connection' }).isDisabled()).toBe(
      true,
    );
    await page.reload();
    await button(owner, 'Record the hand-over').click();
    await form.getByText('Waits for a connection', { exact: true }).waitFor();
    expect(await form.getByLabel('Hour meter').inputValue()).toBe('1204.5');
    await page.unroute('**/api/media');

    await form.getByRole('button', { name: 'Remove Rear, photo 1' }).waitFor();
  });

  it('is recorded, and asks about a meter that ran backwards', async () => {
    const form = sheet(owner, 'Record the hand-over');
    const record = form.getByRole('button', { name: 'Record the hand-over' });
    await form.getByLabel('Hour meter').fill('20');
    await record.click();
    await form.getByText('It read 1,200 h before. Is that right?').first().waitFor();
    await form.getByLabel('Hour meter').fill('1204.5');
    await record.click();
    await form.waitFor({ state: 'detached' });

    const { hours, checklist, photos: taken } = await shown();
    expect(hours).toBe(1204.5);
    expect(checklist).toEqual([{ key: 'fluids', ok: true, note: null }]);
    expect(taken.map(({ side }) => side)).toEqual(['front', 'rear']);
  });

  it('is corrected by the renter, whose change clears the owner’s signature', async () => {
    await sign(owner, 'Ora Handover');
    await owner.page.getByText(/^Signed by Ora Handover on/).waitFor();
    await renter.page.goto(`/rentals/${id}`);
    await button(renter, 'Change the hand-over').click();
    const form = sheet(renter, 'Change the hand-over');
    const points = form.getByRole('radiogroup', { name: 'Tracks or tires are whole' });
    await points.getByText('Problem', { exact: true }).click();
    await form.getByLabel('What is wrong: Tracks or tires are whole').fill('Left one is cut.');
    await renter.page.getByLabel('Photos to add: Damage').setInputFiles([picture('cut.png')]);
    await form.getByRole('button', { name: 'Remove Damage, photo 1' }).waitFor();
    expect(await violations(renter.page)).toEqual([]);
    await form.getByRole('button', { name: 'Change the hand-over' }).click();
    await form.waitFor({ state: 'detached' });

    await owner.page.getByText('Problem: Left one is cut.').waitFor();
    await owner.page.getByText('Ora Handover has not signed it').waitFor();
    expect((await shown()).signed_by_owner_at).toBeNull();
  });

  it('is closed once both have signed', async () => {
    await sign(owner, 'Ora Handover');
    await renter.page.getByText(/^Signed by Ora Handover on/).waitFor();
    await sign(renter, 'Rex Handover');

    await owner.page.getByText(/^Signed by Rex Handover on/).waitFor();
    expect(await button(owner, 'Change the hand-over').count()).toBe(0);
    expect(await violations(owner.page)).toEqual([]);
    expect(await violations(renter.page)).toEqual([]);
  });

  it('is reached by the label on the machine, which its owner prints', async () => {
    const { page } = owner;
    await page.goto(`/my-machines/${machine_id}`);
    const address = await page.getByRole('link', { name: 'Label to print' }).getAttribute('href');
    // It runs nothing, so that it is read here and not in the browser.
    const label = await (await page.request.get(address ?? '')).text();
    const [, scanned = ''] = /<p>\S+(\/machines\/\d+\/scan)<\/p>/.exec(label) ?? [];

    for (const visitor of [owner, renter]) {
      await visitor.page.goto(scanned);
      await visitor.page.waitForURL(`**/rentals/${id}`);
    }
    await button(owner, 'Record the return').waitFor();
  });

  it('stands beside the return, the same side beside the same side', async () => {
    await button(owner, 'Record the return').click();
    const form = sheet(owner, 'Record the return');
    await form.getByLabel('Hour meter').fill('1210');
    await form.getByRole('textbox', { name: 'Fuel' }).fill('40');
    await form.getByText('Good', { exact: true }).click();
    await photos('Front').setInputFiles([picture('front-back.png')]);
    await form.getByRole('button', { name: 'Remove Front, photo 1' }).waitFor();
    await form.getByRole('button', { name: 'Record the return' }).click();
    await form.waitFor({ state: 'detached' });

    const row = (name: string) =>
      renter.page.getByRole('region', { name: 'Out and back' }).getByRole('row', { name });
    expect(await row('Hour meter').innerText()).toMatch(/1,204\.5 h\s+1,210 h/);
    expect(await row('Fuel').innerText()).toMatch(/90%\s+40%/);
    await row('Front').getByRole('button', { name: 'Enlarge: Front out, 1 of 1' }).waitFor();
    await row('Front').getByRole('button', { name: 'Enlarge: Front back, 1 of 1' }).waitFor();
    expect(await violations(renter.page)).toEqual([]);
  });
});
