import { sendRequest, isFocused, isInView, people, type Visitor, violations, visit } from '@yard/testing';

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

describe('a request, step by step', () => {
  let ray: Visitor;
  let machine: number;

  beforeAll(async () => {
    ray = await visit();
    await ray.signIn(people.ray);
    machine = await oliveMachine(ray);
  });
  afterAll(async () => {
    expect(ray.complaints).toEqual([]);
  });

  const at = (step: number) => new RegExp(`[?&]step=${step}(&|$)`);
  const heading = (name: string) => ray.page.getByRole('heading', { level: 2, name });

  it('shows the first step to a link that names a later one, and the address says so', async () => {
    await ray.page.goto(`/machines/${machine}/request?step=3`);

    await heading('When and where').waitFor();
    await ray.page.waitForURL(at(1));
  });

  it('shows the step that the address names once what comes before it holds', async () => {
    const { page } = ray;
    await page.goto(`/machines/${machine}/request?from=2027-06-01&to=2027-06-10`);
    await page.getByRole('radio', { name: /Research Boulevard/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading('Agreements').waitFor();

    await page.reload();

    await heading('Agreements').waitFor();
    expect(page.url()).toMatch(at(2));
  });

  it('goes back and forward with the browser, and to the agreements where they are not ticked any more', async () => {
    const { page } = ray;
    const boxes = page.getByRole('checkbox', { name: /^I agree/ });
    await boxes.nth(3).waitFor();
    for (const box of await boxes.all()) await box.check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading('Card').waitFor();

    await page.goBack();
    await heading('Agreements').waitFor();
    await page.goForward();
    await heading('Card').waitFor();
    expect(page.url()).toMatch(at(3));

    // Agreements are asked for again after a reload: the card waits behind them.
    await page.reload();
    await heading('Agreements').waitFor();
    await page.waitForURL(at(2));
  });

  it('begins a time that is not given at noon, in steps of five minutes', async () => {
    const { page } = ray;
    await page.goto(`/machines/${machine}/request?step=1`);
    await heading('When and where').waitFor();
    const time = page.locator('input[type=time]').first();

    await time.focus();
    await page.keyboard.press('ArrowUp');

    expect([await time.inputValue(), await time.getAttribute('step')]).toEqual(['12:00', '300']);
  });

  it('begins it at noon for a mouse too, and leaves alone what was given', async () => {
    const { page } = ray;
    const [, until] = await page.locator('input[type=time]').all();
    const open = page.getByRole('button', { name: /^Choose a time: Back at what time/ });

    await open.click();
    expect(await until?.inputValue()).toBe('12:00');
    await until?.fill('16:30');
    await open.click();

    expect(await until?.inputValue()).toBe('16:30');
  });
});

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

  it('says what it brings, and that the message is required, with a text to start from', async () => {
    await olive.page.goto(`/rentals/${id}`);
    const status = olive.page.getByRole('region', { name: 'Status' });
    await status.getByText('You receive').waitFor();
    await status.getByText('Our fee (10%)').waitFor();
    await form()
      .getByText(/^Required\./)
      .waitFor();

    await form().getByRole('button', { name: 'Insert a reply' }).click();

    const written = await form().getByLabel('Message to the renter').inputValue();
    expect(written).toMatch(/^Hello Ray Renter, .+ Mon 5 Jul – Wed 7 Jul 2027\./);
  });

  it('waits until the owner has seen what changed', async () => {
    const { page } = ray;
    await page.goto(`/rentals/${id}`);
    await page.getByRole('button', { name: 'Change dates or details' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change your request' });
    await sheet.getByLabel('What the owner should know').fill('Narrow gate, 2 m.');
    await sheet.getByRole('button', { name: 'Change the request' }).click();
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
    await page.getByRole('button', { name: 'Cancel the rental' }).click();
    const sheet = page.getByRole('dialog', { name: 'Cancel this rental' });
    await sheet.getByLabel('Reason').fill('Not needed.');
    await olive.page.getByRole('button', { name: 'Cancel the rental' }).click();
    const theirs = olive.page.getByRole('dialog', { name: 'Cancel this rental' });
    await theirs.getByLabel('Reason').fill('It broke down.');
    await theirs.getByRole('button', { name: 'Cancel the rental' }).click();
    await theirs.waitFor({ state: 'detached' });

    await sheet.getByText('This rental has changed since you began').waitFor();
    await sheet.getByText('Canceled', { exact: true }).waitFor();
    const news = sheet.getByRole('alert').filter({ hasText: 'This rental has changed' });
    expect(await isInView(news)).toBe(true);
    await sheet.getByRole('button', { name: 'Cancel the rental' }).click();
    expect(await isFocused(news.getByRole('button', { name: 'I have seen it' }))).toBe(true);
    await sheet.waitFor();
  });
});

describe('a place that nobody knows', () => {
  it('is said on a phone, in place of machines from everywhere', async () => {
    const guest = await visit('public', { width: 375, height: 812 });
    const asked: string[] = [];
    guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await guest.page.goto('/search?place=Nowhereville');

    const told = guest.page.getByRole('alert').filter({ hasText: 'We do not know this place' });
    await told.getByText(/No place is called “Nowhereville”/).waitFor();
    expect(asked).not.toContain('/api/machines');
    expect(await violations(guest.page)).toEqual([]);

    await guest.page.getByRole('button', { name: 'Search everywhere instead' }).click();
    await guest.page.getByRole('list', { name: 'Machines found' }).waitFor();
    await guest.leave();
  });

  it('shows with the price what overtime costs, as the agreement has it', async () => {
    const guest = await visit();
    await guest.page.goto('/machines/1');
    const price = guest.page.getByRole('region', { name: 'Price' });

    await price.getByText(/Included: 8 engine hours a day, 40 a week, 160 in four weeks/).waitFor();

    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});
