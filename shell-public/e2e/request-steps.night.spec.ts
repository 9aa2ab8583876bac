import {
  chooseMore,
  sendRequest,
  isFocused,
  isInView,
  people,
  type Visitor,
  violations,
  visit,
} from '@yard/testing';

/** A machine of Olive's that is rented by the day and not booked at once. */
async function oliveMachine({ page }: Visitor): Promise<number> {
  const answer = (await page.evaluate(
    `fetch('/api/machines?per_page=100').then((answer) => answer.json())`,
  )) as { data: { id: number; user_name: string; instant_book: boolean; minimum_days: number }[] };
  const found = answer.data.find(
    ({ user_name, instant_book, minimum_days }) =>
      user_name.startsWith('Olive') && !instant_book && minimum_days <= 3,
  );
  if (!found) throw new Error('Olive offers no machine');
  return found.id;
}

describe('an answer to a request that changes meanwhile', () => {
  let ray: Visitor;
  let olive: Visitor;
  let id: number;

  beforeAll(async () => {
    [ray, olive] = [await visit(), await visit('public', { width: 375, height: 812 })];
    await Promise.all([ray.signIn(people.ray), olive.signIn(people.olive)]);
    id = await sendRequest(ray.page, await oliveMachine(ray), '2027-07-05', '2027-07-07');
  });
  afterAll(async () => {
    expect([...ray.complaints, ...olive.complaints]).toEqual([]);
  });

  const form = () => olive.page.getByRole('form', { name: 'Answer the request' });

  it('waits until the owner has seen what changed', async () => {
    const { page } = ray;
    await Promise.all([page, olive.page].map((one) => one.goto(`/rentals/${id}`)));
    await form().getByLabel('Message to Ray').fill('Yours.');
    await chooseMore(ray, 'Change dates or details');
    const sheet = page.getByRole('dialog', { name: 'Change your request' });
    await sheet.getByLabel('Notes for the owner').fill('Narrow gate, 2 m.');
    await sheet.getByRole('button', { name: 'Change request' }).click();
    await sheet.waitFor({ state: 'detached' });

    const news = olive.page.getByRole('alert').filter({ hasText: 'This rental has changed' });
    await news.getByText('Narrow gate, 2 m.').waitFor();
    expect(await isInView(news)).toBe(true);
    await form().getByRole('button', { name: 'Approve', exact: true }).click();
    expect(await isFocused(news.getByRole('button', { name: 'I have seen it' }))).toBe(true);
    await page.getByText('Waiting for an answer').waitFor();
    expect(await violations(olive.page)).toEqual([]);
    await news.getByRole('button', { name: 'I have seen it' }).click();
    await form().getByRole('button', { name: 'Approve', exact: true }).click();

    await page.getByRole('region', { name: 'Status' }).getByText('Approved').first().waitFor();
  });

  it('says so in a dialog, too, and lets nothing be sent before', async () => {
    const { page } = ray;
    await chooseMore(ray, 'Cancel rental');
    const sheet = page.getByRole('dialog', { name: 'Cancel this rental' });
    await sheet.getByLabel('Reason').fill('Not needed.');
    await chooseMore(olive, 'Cancel rental');
    const theirs = olive.page.getByRole('dialog', { name: 'Cancel this rental' });
    await theirs.getByLabel('Reason').fill('It broke down.');
    await theirs.getByRole('button', { name: 'Cancel rental' }).click();
    await theirs.waitFor({ state: 'detached' });

    await sheet.getByText('This rental has changed since you began').waitFor();
    await sheet.getByText('Canceled', { exact: true }).waitFor();
    const news = sheet.getByRole('alert').filter({ hasText: 'This rental has changed' });
    expect(await isInView(news)).toBe(true);
    await sheet.getByRole('button', { name: 'Cancel rental', disabled: true }).waitFor();
  });
});
