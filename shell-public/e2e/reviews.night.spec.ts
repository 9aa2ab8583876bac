import { call, people, type Visitor, violations, visit } from '@yard/testing';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

jest.setTimeout(300_000);

interface Rental {
  id: number;
  machine_id: number;
  machine: { subject: string };
}

const FROM_RAY = 'Pulled stumps all day and never stalled.';
const FROM_OLIVE = 'Careful with it, and back on time.';

/** Renter and owner review each other on their rental's page; everybody reads it on the machine's. */
describe('reviews of a rental', () => {
  let site: Product;
  let olive: Visitor;
  let ray: Visitor;
  let rental: Rental;

  beforeAll(async () => {
    site = await startProduct();
    ray = await visit('public', { width: 390, height: 844 }, site.publicUrl);
    olive = await visit('public', undefined, site.publicUrl);
    await ray.signIn(people.ray);
    await olive.signIn(people.olive);
    rental = await acceptedReturn();
  });
  afterAll(async () => {
    expect([...ray.complaints, ...olive.complaints]).toEqual([]);
    await Promise.all([ray.leave(), olive.leave()]);
    await site.stop();
  });

  const panel = ({ page }: Visitor) => page.getByRole('region', { name: 'Reviews' });
  const send = ({ page }: Visitor) => page.getByRole('button', { name: 'Send the review' });

  it('ask for stars, which the keyboard gives', async () => {
    const { page } = ray;
    await page.goto(`/rentals/${rental.id}`);
    await send(ray).click();
    await panel(ray).getByText('“The machine overall” is required.').waitFor();
    const overall = page.getByRole('radiogroup', { name: 'The machine overall' });

    await overall.getByRole('radio', { name: '3 of 5, good' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');

    expect(await overall.getByRole('radio', { name: '4 of 5, very good' }).isChecked()).toBe(true);
    await page
      .getByRole('radiogroup', { name: /Its condition/ })
      .getByText('5 of 5')
      .click({ force: true });
    await page.getByLabel(/In your words/).fill(FROM_RAY);
    expect(await violations(page)).toEqual([]);
    await send(ray).click();
    await panel(ray)
      .getByText(/Olive Owner and everybody else read it once/)
      .waitFor();
    expect(await send(ray).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('are unseen by the other side until it has written', async () => {
    const { page } = olive;
    await page.goto(`/rentals/${rental.id}`);
    await page.getByRole('radiogroup', { name: 'Ray Renter as a renter' }).waitFor();
    await olive.settled();
    expect(await page.getByText(FROM_RAY).count()).toBe(0);

    await page.getByRole('radio', { name: '5 of 5, excellent' }).first().check({ force: true });
    await page.getByLabel(/In your words/).fill(FROM_OLIVE);
    await send(olive).click();

    await panel(olive).getByText(FROM_RAY).waitFor();
    await panel(ray).getByText(FROM_OLIVE).waitFor();
  });

  it('are answered by who is reviewed', async () => {
    const { page } = olive;
    await panel(olive).getByRole('button', { name: 'Reply' }).click();
    await page.getByLabel('Your reply').fill('It misses you.');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Publish the reply' }).click();

    await panel(olive).getByRole('button', { name: 'Change your reply' }).waitFor();
    await panel(ray).getByText('It misses you.').waitFor();
  });

  it('stand with their stars on the machine’s page and in the search', async () => {
    const guest = await visit('public', undefined, site.publicUrl);
    const { page } = guest;
    await page.goto(`/machines/${rental.machine_id}`);
    const owner = page.getByRole('region', { name: 'Owner' });
    await owner.getByText(/Member since/).waitFor();
    await owner.getByText(/rentals? done/).waitFor();
    await page.mouse.move(5, 5);
    const review = page.getByRole('article', { name: 'Review by Ray R.' });
    await review.getByText(FROM_RAY).waitFor();
    await review.getByText('It misses you.').waitFor();
    expect(await page.getByText(FROM_OLIVE).count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    await page.goto(`/search?search=${encodeURIComponent(rental.machine.subject)}`);

    const card = page.getByRole('link').filter({ hasText: rental.machine.subject });
    await card.getByText('Rated 4.0 of 5 in 1 review').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  /** Ray accepts how Olive's machine came back, which closes the rental. */
  async function acceptedReturn(): Promise<Rental> {
    const path = '/api/rental_requests?status=returned&role=renter&per_page=100';
    const { data } = await call<{ data: (Rental & { machine: { user_name: string } })[] }>(
      ray.page,
      'GET',
      path,
    );
    const found = data.find(({ machine }) => machine.user_name === 'Olive Owner');
    if (!found) throw new Error('Ray has nothing of Olive’s to accept');
    await call(ray.page, 'POST', `/api/rental_requests/${found.id}/machine_return/accept`);
    return found;
  }
});
