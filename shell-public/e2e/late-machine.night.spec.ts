import { sendRequest, call, newcomer, newOwner, type Visitor, violations, visit } from '@yard/testing';
import { updateRows } from './stored/update-rows';

jest.setTimeout(180_000);

const status = ({ page }: Visitor) => page.getByRole('region', { name: 'Status' });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Lena was to bring the machine back two days ago, and Nora's days begin tomorrow. */
describe('a machine that is not back in time', () => {
  let otto: Visitor;
  let lena: Visitor;
  let nora: Visitor;
  let late: number;
  let next: number;

  beforeAll(async () => {
    [otto, lena, nora] = [await visit(), await visit('public', { width: 390, height: 844 }), await visit()];
    const machine = await newOwner(otto, 'Otto Late');
    await newcomer(lena, 'Lena Late');
    await newcomer(nora, 'Nora Next');
    late = await sendRequest(lena.page, machine, day(2), day(3));
    next = await sendRequest(nora.page, machine, day(5), day(7));
    for (const id of [late, next])
      await call(otto.page, 'POST', `/api/rental_requests/${id}/approve`, { message: 'Yours.' });
    begun(late, day(-3), day(-2));
    begun(next, day(1), day(3));
  });
  afterAll(async () => {
    expect([otto, lena, nora].flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all([otto, lena, nora].map(({ leave }) => leave()));
  });

  it('tells its renter to bring it back, and what keeping it costs', async () => {
    await lena.page.goto(`/rentals/${late}`);

    await status(lena).getByRole('heading', { name: 'Bring the machine back' }).waitFor();
    await status(lena)
      .getByText(/^It was due back on .*\. Kept through .*, it costs \$\d00 more\./)
      .waitFor();
    await status(lena).getByText('Your turn').waitFor();
    expect(await violations(lena.page)).toEqual([]);
    await lena.page.goto('/rentals');
    await lena.page.getByText('Bring the machine back').waitFor();
  });

  it('asks its owner for the return, with the same figure', async () => {
    await otto.page.goto(`/rentals/${late}`);

    await status(otto).getByRole('heading', { name: 'Record the return' }).waitFor();
    await status(otto)
      .getByText(/it costs \$\d00 more\.$/)
      .waitFor();
  });

  it('is told to the renter who comes next, and leads her to others', async () => {
    await nora.page.goto(`/rentals/${next}`);

    await status(nora)
      .getByRole('heading', { name: 'The machine is not back from the rental before' })
      .waitFor();
    expect(await violations(nora.page)).toEqual([]);
    await otto.page.goto(`/rentals/${next}`);
    await status(otto)
      .getByText(/Nora Next can take another machine, or cancel free of charge/)
      .waitFor();
    await status(nora).getByRole('link', { name: 'Find another for these days' }).click();

    await nora.page.waitForURL(new RegExp(`/search\\?.*from=${day(1)}&to=${day(3)}`));
  });

  it('is nobody’s matter any more once it is back', async () => {
    const returned_at = new Date().toISOString();
    await call(otto.page, 'POST', `/api/rental_requests/${late}/machine_return`, {
      returned_at,
      condition: 'good',
    });

    await nora.page.goto(`/rentals/${next}`);

    await status(nora)
      .getByRole('heading', { name: /^Starts / })
      .waitFor();
  });
});

/** As if time had passed: the days of an approved rental are nearer. */
function begun(id: number, start: string, end: string): void {
  updateRows('UPDATE rental_requests SET start_date = ?, end_date = ? WHERE id = ?', start, end, id);
}
