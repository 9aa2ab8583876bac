import { sendRequest, call, newcomer, newOwner, type Visitor, violations, visit } from '@yard/testing';

jest.setTimeout(180_000);

/** Two ask an owner for some of the same days; the first has a card, the second none. */
describe('requests for the same days', () => {
  let owen: Visitor;
  let dora: Visitor;
  let sam: Visitor;
  let first: string;
  let second: string;

  beforeAll(async () => {
    [owen, dora, sam] = [await visit(), await visit(), await visit()];
    const machine = await newOwner(owen, 'Owen Rival');
    await newcomer(dora, 'Dora Rival');
    await newcomer(sam, 'Sam Rival');
    first = `/rentals/${await sendRequest(dora.page, machine, '2027-04-05', '2027-04-09')}`;
    second = `/rentals/${await sendRequest(sam.page, machine, '2027-04-07', '2027-04-12', null)}`;
  });
  afterAll(() => Promise.all([owen, dora, sam].map(({ leave }) => leave())));

  const status = ({ page }: Visitor) => page.getByRole('region', { name: 'Status' });

  it('are shown to their owner before either is approved, with who has no card', async () => {
    await owen.page.goto(first);

    await status(owen).getByText('Another request asks for these days').waitFor();
    expect(await status(owen).getByText('has not given a card').count()).toBe(0);
    await status(owen).getByRole('link', { name: 'Sam Rival' }).click();
    await status(owen).getByText('Sam Rival has not given a card').waitFor();
    await status(owen).getByRole('link', { name: 'Dora Rival' }).waitFor();
  });

  it('leave the second without Approve, and its renter with other days, as soon as the first is approved', async () => {
    await sam.page.goto(second);
    await status(sam).getByRole('heading', { name: 'Add a card' }).waitFor();
    await status(owen).getByRole('button', { name: 'Approve' }).waitFor();

    await call(owen.page, 'POST', `/api/rental_requests/${/\d+$/.exec(first)?.[0]}/approve`, {
      message: 'Yes.',
    });

    await status(owen).getByRole('heading', { name: 'These days are taken' }).waitFor();
    expect(await status(owen).getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await status(owen).getByRole('button', { name: 'Decline' }).waitFor();
    await status(sam).getByRole('heading', { name: 'These days are taken' }).waitFor();
    await status(sam).getByRole('button', { name: 'Sat 10 Apr – Thu 15 Apr 2027' }).waitFor();
    expect(await violations(sam.page)).toEqual([]);
    expect(await violations(owen.page)).toEqual([]);
  });

  it('lead the renter to a search for the same days', async () => {
    await status(sam).getByRole('link', { name: 'Find another for these days' }).click();

    await sam.page.waitForURL(/\/search\?.*address=\d+&from=2027-04-07&to=2027-04-12/);
    await sam.page.goto(second);
  });

  it('are moved to free days in one step, with the agreements named before', async () => {
    const { page } = sam;
    await status(sam)
      .getByRole('button', { name: /10 Apr/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Other days or another place need your agreement again').waitFor();
    for (const box of await dialog.getByRole('checkbox', { name: /agree/i }).all())
      await box.check({ force: true });

    await dialog.getByRole('button', { name: 'Change the request' }).click();

    await dialog.waitFor({ state: 'detached' });
    await status(sam).getByRole('heading', { name: 'Add a card' }).waitFor();
    await status(owen).getByRole('button', { name: 'Approve' }).waitFor();
  });

  it('ask a renter without a card for one once they are approved', async () => {
    await status(owen).getByRole('button', { name: 'I have seen it' }).click();
    await status(owen).getByLabel('Message to the renter').fill('Yours.');
    await status(owen).getByRole('button', { name: 'Approve' }).click();

    await status(sam)
      .getByRole('heading', { name: /^Add a card: the deposit of/ })
      .waitFor();
    await status(sam).getByRole('button', { name: 'Add a card' }).click();
    await sam.page.getByRole('dialog', { name: 'Pay the deposit' }).waitFor();
  });
});
