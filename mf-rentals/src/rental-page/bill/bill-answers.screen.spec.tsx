import { billRecord, page, people, refused, returnedRental, waitFor } from '@yard/testing/screen';
import type { BillRecord } from '@yard/contracts';
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const updated_at = '2026-11-20T10:00:00.000000Z';
const path = 'POST /api/rental_requests/2/bill';
const back = (bill: BillRecord | null, fields: object = {}) => returnedRental({ bill, ...fields });
const contested = billRecord({
  status: 'contested',
  contested_at: '2026-11-20T11:00:00.000000Z',
  reason: 'It was cut before.',
  contest_reason: 'It was cut before.',
  contest_photos: [{ media_id: 8, url: '/api/media/8/file', width: 800, height: 600 }],
});
const offer = (user_id: number, message: string | null = 'Half and half.') => ({
  ...contested,
  offer: { user_id, line_id: 3, amount: 250, message, created_at: '2026-11-20T10:00:00.000000Z' },
});

it('shows a renter a bill, and accepts it once that is confirmed', async () => {
  const { press, pressInDialog, sent } = openRental(back(billRecord()), {
    answers: { [`${path}/accept`]: billRecord({ status: 'paid' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | ReturnedYour turn | Look at the bill of $524.00 | Your deposit pays $224.00 of it, your card $300.00. Accept it, or say what is wrong, until Sun 22 Nov, 4:00 AM. Without an answer the deposit pays what it covers, and Yard decides on the rest. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Waits for the renter | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | [Accept the bill] | [Contest it]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | Rental began | Sun 15 Nov | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Returned | Thu 19 Nov, 12:00 PM | Bill made | Fri 20 Nov, 4:00 AM | $524.00 is asked for. | Deposit goes back, less what is kept for the bill | Once it is accepted.',
  );
  await press('Accept the bill');
  expect(await dialog()).toBe(
    'Accept the bill of $524.00? | $224.00 is kept of your deposit. $300.00 is charged to your card now. This cannot be taken back. | [Cancel] | [Accept the bill]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Accept the bill');
  await pressInDialog('Accept the bill');

  await page.findByText('The bill is accepted');
  expect(sent()).toEqual([{ call: `${path}/accept`, body: { updated_at, seen: { due_now: 300 } } }]);
});

it.each([
  [
    people.ray,
    'Look at the bill of $524.00 | Your deposit pays $224.00 of it, your card $300.00. Accept it, or say what is wrong, until Sun 22 Nov, 4:00 AM. Without an answer Yard decides: the two of you have not signed the same readings.',
  ],
  [people.olive, 'Without an answer until Sun 22 Nov, 4:00 AM Yard decides.'],
])('says that silence does not accept what not both signed', async (reader, words) => {
  const [line, ...lines] = billRecord().lines;
  const bill = billRecord({ lines: line ? [{ ...line, unsigned: true }, ...lines] : [] });
  openRental(back(bill), { user: reader });
  expect(await part('Status')).toContain(words);
});

it('says that the card was refused for a bill that is accepted', async () => {
  const bill = billRecord({ from_deposit: 0, to_charge: 0, to_refund: 12, total: -12 });
  const { press, pressInDialog } = openRental(back(bill), {
    answers: { [`${path}/accept`]: billRecord({ status: 'unpaid' }) },
  });

  await press('Accept the bill');
  expect(await dialog()).toBe(
    'Accept the bill of -$12.00? | $12.00 of the rent goes back to your card. This cannot be taken back. | [Cancel] | [Accept the bill]',
  );
  await pressInDialog('Accept the bill');

  await page.findByText('Accepted. The card was refused');
});

it('contests a bill', async () => {
  const { person, press, pressInDialog, sent, answer } = openRental(back(billRecord()), {
    answers: { [`${path}/contest`]: refused({ reason: ['Say more.'] }) },
  });

  await press('Contest it');
  expect(await dialog()).toBe(
    'Contest the bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Contest the bill) | What is wrongThe owner and Yard read it. On the damage you and the owner can agree; on the rest Yard decides. ‹› | [Add photos] | [Contest the bill]',
  );
  await person.type(page.getByRole('textbox', { name: 'What is wrong' }), 'It was cut before.');
  await pressInDialog('Contest the bill');
  expect(await refusalOf('What is wrong')).toBe(
    'The owner and Yard read it. On the damage you and the owner can agree; on the rest Yard decides. Say more.',
  );
  answer(`${path}/contest`, contested);
  await pressInDialog('Contest the bill');

  await page.findByText('Contested. Nothing is charged meanwhile');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: `${path}/contest`,
    body: { reason: 'It was cut before.', photo_ids: [], updated_at },
  });
});

it('sends nothing when the contest is closed', async () => {
  const { press, pressInDialog, sent } = openRental(back(billRecord()));

  await press('Contest it');
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('leads nobody to bargain where no damage is claimed', async () => {
  const lines = billRecord().lines.filter(({ kind }) => kind !== 'damage');
  const { press, becomes } = openRental(back(billRecord({ lines })));

  await press('Contest it');
  expect(await dialog()).toContain('The owner and Yard read it. On it Yard decides.');
  becomes(back({ ...contested, lines }));
  await page.findByText('It reads what both of you wrote.');
  expect(page.queryByText('Make an offer')).toBeNull();
});

it('shows a renter what they contest, and takes their offer', async () => {
  const { person, press, pressInDialog, sent } = openRental(back(contested), {
    answers: { [`${path}/offer`]: offer(3) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contested | Yard decides on the bill | Until then the two of you can agree on the damage. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | [Accept the bill] | [Make an offer]',
  );
  await press('Make an offer');
  expect(await dialog()).toBe(
    'Make an offer | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | $400.00 is claimed for the damage. When Olive Owner accepts your amount the bill is settled; everything else of it stands. | (Make an offer) | For the damage$ ‹› | Message to Olive Owner (optional) ‹› | [Offer it]',
  );
  await pressInDialog('Offer it');
  expect(await refusalOf('For the damage')).toBe('“For the damage” is required.');
  await person.type(page.getByRole('textbox', { name: 'For the damage' }), '250');
  await person.type(page.getByRole('textbox', { name: /^Message to Olive Owner/ }), 'Half.');
  await pressInDialog('Offer it');

  await page.findByText('Offered. Olive Owner answers next');
  await dialogsGone();
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/bill/offer',
      body: { amount: 250, line_id: 3, message: 'Half.', updated_at },
    },
  ]);
});

it('offers without a message', async () => {
  const { person, press, pressInDialog, sent } = openRental(back(contested), {
    user,
    answers: { [`${path}/offer`]: offer(2) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contested | Yard decides on the bill | Until then the two of you can agree on the damage. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | [Make an offer]',
  );
  await press('Make an offer');
  await person.type(await page.findByRole('textbox', { name: 'For the damage' }), '300');
  await pressInDialog('Offer it');

  await page.findByText('Offered. Ray Renter answers next');
  expect(sent()).toEqual([
    { call: `${path}/offer`, body: { line_id: 3, amount: 300, message: null, updated_at } },
  ]);
});

it('shows an owner the renter’s offer, and accepts it once that is confirmed', async () => {
  const { press, pressInDialog, sent } = openRental(back(offer(3)), {
    user,
    answers: { [`${path}/accept_offer`]: billRecord({ status: 'paid' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contestedYour turn | Answer the offer | Ray Renter offers another amount for the damage. Accept it, and the bill is settled; or make an offer of your own. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | Out of the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray Renter contests the bill | It was cut before. | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | Ray Renter offers $250.00 for the damage | “Half and half.” | With it the bill comes to $374.00; everything else of it stands. | [Accept the offer] | [Make an offer]',
  );
  await press('Accept the offer');
  expect(await dialog()).toBe(
    'Accept $250.00 for the damage? | The bill is settled with it. $224.00 is kept of the renter’s deposit. $150.00 is charged to the renter’s card now. This cannot be taken back. | [Cancel] | [Accept the offer]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Accept the offer');
  await pressInDialog('Accept the offer');

  await page.findByText('Agreed. The bill is settled');
  expect(sent()).toEqual([
    { call: `${path}/accept_offer`, body: { amount: 250, updated_at, seen: { due_now: 150 } } },
  ]);
});

it('agrees to the offer that was on the screen, whatever comes in while it is asked', async () => {
  const { press, pressInDialog, sent, answer, tell } = openRental(back(offer(3)), {
    user,
    answers: {
      [`${path}/accept_offer`]: { status: 409, body: { message: 'Another amount is offered now.' } },
    },
  });

  await press('Accept the offer');
  await dialog();
  const other = { ...offer(3), updated_at: '2026-11-20T11:30:00.000000Z' };
  const changed = back({ ...other, offer: { ...other.offer, amount: 1 } });
  answer('GET /api/rental_requests/2', changed);
  tell('rental_requests', 'saved', { id: 2 });
  await page.findByText('Ray Renter offers $1.00 for the damage');
  await pressInDialog('Accept the offer');

  await waitFor(() =>
    expect(sent()).toEqual([
      { call: `${path}/accept_offer`, body: { amount: 250, updated_at, seen: { due_now: 150 } } },
    ]),
  );
});

it('says in a form that the bill changed, and sends what was seen then', async () => {
  const { person, press, pressInDialog, sent, answer, tell } = openRental(back(contested), {
    user,
    answers: { [`${path}/offer`]: offer(2) },
  });

  await press('Make an offer');
  await person.type(await page.findByRole('textbox', { name: 'For the damage' }), '300');
  const changed = { ...offer(3), updated_at: '2026-11-20T11:30:00.000000Z' };
  answer('GET /api/rental_requests/2', back(changed));
  tell('rental_requests', 'saved', { id: 2 });
  await page.findByText('This bill has changed since you began');
  expect(await dialog()).toContain('$250.00 is offered for the damage now. | [I have seen it]');
  await pressInDialog('I have seen it');
  await waitFor(() => expect(page.queryByText('This bill has changed since you began')).toBeNull());
  await pressInDialog('Offer it');

  await page.findByText('Offered. Ray Renter answers next');
  expect(sent()).toEqual([
    {
      call: `${path}/offer`,
      body: { line_id: 3, amount: 300, message: null, updated_at: changed.updated_at },
    },
  ]);
});
