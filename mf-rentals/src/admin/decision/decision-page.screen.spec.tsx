import type { RentalRequestRecord } from '@yard/contracts';
import {
  type Answers,
  billRecord,
  listOf,
  machineReturn,
  openScreen,
  page,
  people,
  read,
  returnedRental,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../../remote.json';
import * as entry from '../../admin';

const shot = { media_id: 8, url: '/media/8.jpg', width: 800, height: 600 };
const ofReturn = returnedRental({
  machine_return: machineReturn({
    contested_at: '2026-11-20T10:00:00.000000Z',
    contest_reason: 'It was cut before.',
    contest_photos: [shot],
  }),
});
const ofBill = returnedRental({
  bill: billRecord({
    status: 'contested',
    contested_at: '2026-11-20T11:00:00.000000Z',
    contest_reason: 'Half of it.',
    photos: [shot],
  }),
});

function open(request: RentalRequestRecord | null, answers: Answers = {}, user: object = people.ada) {
  return openScreen({ manifest: remote.admin, entry, site: 'admin' }, '/rental_requests/2/decide', {
    user,
    answers: {
      'GET /api/rental_requests/2': request ?? { status: 404, body: { message: 'Not found' } },
      'GET /api/rental_requests': listOf([]),
      'GET /api/machine_types/3': { status: 404, body: { message: 'Gone.' } },
      'GET /api/machines/17': { status: 404, body: { message: 'Gone.' } },
      ...answers,
    },
  });
}
const region = async (name: string | RegExp) => read(await page.findByRole('region', { name }));
const list = (ids: number[]) => listOf(ids.map((id) => returnedRental({ id })));

it('shows what a decision on a return is made from, and where the rental is', async () => {
  const { channels } = open(ofReturn);

  expect(await region('Olive Owner claims')).toBe(
    '(Olive Owner claims) | Olive Owner claims | $180.00 for damage. | One cable is cut.',
  );
  expect(await region('Ray Renter answers')).toBe(
    '(Ray Renter answers) | Ray Renter answers | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1]',
  );
  expect(read(page.getByRole('main')).slice(0, 300)).toBe(
    '← The rental → #/rental_requests/2 | Decide: Multiquip DCA70SSJU4F towable generator (#2) | Sun, Nov 15 – Thu, Nov 19, 2026 · Ray Renter from Olive Owner | (Olive Owner claims) | Olive Owner claims | $180.00 for damage. | One cable is cut. | (Ray Renter answers) | Ray Renter answers | It was cut bef',
  );
  expect(await region('Your decision')).toBe(
    '(Your decision) | Your decision | (Close the rental) | Kept for damageOf the $224 deposit.$ ‹› | (Proposals for damage) | [As claimed] | [Nothing] | (What each side gets) | Enter an amount to see who gets what. | WhyRay Renter and Olive Owner will read this. ‹› | [Close the rental]',
  );
  expect(document.title).toBe('Decision · Yard');
  expect(channels()).toContain('rental_requests');
});

it('says that the return was changed since its renter contested it', async () => {
  const back = machineReturn({
    contested_at: '2026-11-20T10:00:00.000000Z',
    contest_reason: 'It was cut before.',
    updated_at: '2026-11-20T11:00:00.000000Z',
  });
  open(returnedRental({ machine_return: back }));

  expect(await region('Ray Renter answers')).toBe(
    '(Ray Renter answers) | Ray Renter answers | Olive Owner changed the return after this was written. | It was cut before.',
  );
});

it('shows the bill that is contested, its photos and what the renter says of it', async () => {
  open(ofBill);

  expect(await region('Olive Owner claims')).toBe(
    '(Olive Owner claims) | Olive Owner claims | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | (Photos from Olive Owner) | [Enlarge: Photos from Olive Owner, 1 of 1]',
  );
  expect(await region('Ray Renter answers')).toBe('(Ray Renter answers) | Ray Renter answers | Half of it.');
  expect((await region('Your decision')).slice(0, 60)).toBe(
    '(Your decision) | Your decision | (Decide on the bill) | Ext',
  );
});

it.each([
  [
    'claims no damage',
    { machine_return: machineReturn({ damage_amount: null, details: null }) },
    '(Olive Owner claims) | Olive Owner claims | No damage.',
  ],
  [
    'is not recorded',
    { status: 'active', machine_return: null } as const,
    '(Olive Owner claims) | Olive Owner claims | No return recorded.',
  ],
])('says of a return that it %s', async (_what, fields, words) => {
  open(returnedRental(fields));

  expect(await region('Olive Owner claims')).toBe(words);
  expect(await region('Ray Renter answers')).toBe(
    '(Ray Renter answers) | Ray Renter answers | Ray Renter hasn’t commented.',
  );
});

it('says that a renter was silent on a bill', async () => {
  open(returnedRental({ bill: billRecord({ status: 'contested', contested_at: '2026-11-20T11:00:00Z' }) }));

  expect(await region('Ray Renter answers')).toBe(
    '(Ray Renter answers) | Ray Renter answers | Ray Renter didn’t answer in time.',
  );
});

it('leads on through what is contested, the oldest first, and back to the first', async () => {
  const { asked, answer, tell } = open(ofReturn, {
    'GET /api/rental_requests': { ...list([1, 2, 5]), total: 60 },
  });

  const next = await page.findByRole('link', { name: /^Next of/ });
  expect([next.textContent, next.getAttribute('href')]).toEqual(['Next of 60', '#/rental_requests/5/decide']);
  expect(asked('GET /api/rental_requests')).toEqual([
    { contested: '1', sort: 'waiting_since', direction: 'asc', per_page: '50' },
  ]);
  answer('GET /api/rental_requests', list([7, 2]));
  tell('rental_requests', 'saved', { model: { id: 2 } });
  await page.findByText('Next of 2');
  expect(next.getAttribute('href')).toBe('#/rental_requests/7/decide');
  answer('GET /api/rental_requests', list([2]));
  tell('rental_requests', 'saved', { model: { id: 2 } });
  await waitFor(() => expect(page.queryByRole('link', { name: /^Next of/ })).toBeNull());
});

it('leads to the rental once it is decided', async () => {
  const { person, press, pressInDialog, address } = open(ofReturn, {
    'POST /api/rental_requests/2/close': ofReturn,
  });

  await person.type(await page.findByLabelText(/^Why/), 'The pictures show it.');
  await press('As claimed');
  await press('Close the rental');
  await pressInDialog('Close the rental');

  await waitFor(() => expect(address()).toBe('/rental_requests/2'));
});

it.each([
  ['a return', ofReturn, 'The crack is new.'],
  ['a bill', ofBill, 'Half is fair.'],
])('asks before what was typed about %s is lost', async (_what, request, reason) => {
  const { person, press, address } = open(request);
  await person.type(await page.findByLabelText(/^Why/), reason);
  await person.click(page.getByRole('link', { name: 'The rental' }));
  await page.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Stay');
  expect(page.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe(reason);
  expect(address()).toBe('/rental_requests/2/decide');
});

it('has nothing to decide of what is closed', async () => {
  open(returnedRental({ status: 'closed', closed_at: '2026-11-20T11:00:00.000000Z' }));
  expect(await region('Your decision')).toBe(
    '(Your decision) | Your decision | There’s nothing to decide here. See the rental’s page for its status.',
  );
});

it('shows somebody who may not move money no form', async () => {
  open(ofReturn, {}, { ...people.ada, role: 'support' });
  expect(await region('Your decision')).toBe(
    '(Your decision) | Your decision | There’s nothing to decide here. See the rental’s page for its status.',
  );
});

it('says that there is no such rental', async () => {
  open(null);
  await page.findByRole('heading', { level: 1 });
  expect(read(page.getByRole('main'))).toBe(
    'We can’t show this rental request | It was removed, or it belongs to someone else. | The rental → #/rental_requests/2',
  );
});
