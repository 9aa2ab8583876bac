import { billRecord, page, people, refused, waitFor } from '@yard/testing/screen';
import { back, contested, offer } from '../../../test/bill-scene';
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const updated_at = '2026-11-20T10:00:00.000000Z';
const path = 'POST /api/rental_requests/2/bill';

it('shows a renter a bill, and accepts it once that is confirmed', async () => {
  const { press, pressInDialog, sent } = openRental(back(billRecord()), {
    answers: { [`${path}/accept`]: billRecord({ status: 'paid' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | ReturnedYour turn | Review the bill of $524 | Your deposit covers $224, and your card pays $300. Accept it or tell us what’s wrong by Sun, Nov 22, 4:00 AM. If you don’t answer, Yard decides. | [Accept bill] | [Contest bill] | (Bill) | Bill | Waiting for an answer | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Rental started | Sun, Nov 15 | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Returned | Thu, Nov 19, 12:00 PM | Bill sent | Fri, Nov 20, 4:00 AM | $524.00 in total. | Deposit refunded, minus the bill | After it’s accepted.',
  );
  expect(page.getByRole('button', { name: 'Accept bill' }).className).toContain('primary');
  await press('Accept bill');
  expect(await dialog()).toBe(
    'Accept the $524 bill? | $224 comes from your deposit. $300 is charged to your card now. This can’t be undone. | [Cancel] | [Accept bill]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Accept bill');
  await pressInDialog('Accept bill');

  await page.findByText('Bill accepted');
  expect(sent()).toEqual([{ call: `${path}/accept`, body: { updated_at, seen: { due_now: 300 } } }]);
});

it.each([
  [
    people.ray,
    'Review the bill of $524 | Your deposit covers $224, and your card pays $300. Accept it or tell us what’s wrong by Sun, Nov 22, 4:00 AM. If you don’t answer, Yard decides, because you haven’t both signed the same readings.',
  ],
  [people.olive, 'If there’s no answer by Sun, Nov 22, 4:00 AM, Yard decides.'],
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

  await press('Accept bill');
  expect(await dialog()).toBe(
    'Accept the -$12 bill? | $12 of the rent is refunded to your card. This can’t be undone. | [Cancel] | [Accept bill]',
  );
  await pressInDialog('Accept bill');

  await page.findByText('Bill accepted, but the card was declined');
});

it('contests a bill', async () => {
  const { person, press, pressInDialog, sent, answer } = openRental(back(billRecord()), {
    answers: { [`${path}/contest`]: refused({ reason: ['Say more.'] }) },
  });

  await press('Contest bill');
  expect(await dialog()).toBe(
    'Contest bill | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Contest bill) | What’s wrong?The owner and Yard will see this. You and the owner can agree on the damage; Yard decides the rest. ‹› | [Add photos] | [Contest bill]',
  );
  await person.type(page.getByRole('textbox', { name: 'What’s wrong?' }), 'It was cut before.');
  await pressInDialog('Contest bill');
  expect(await refusalOf('What’s wrong?')).toBe(
    'The owner and Yard will see this. You and the owner can agree on the damage; Yard decides the rest. Say more.',
  );
  answer(`${path}/contest`, contested);
  await pressInDialog('Contest bill');

  await page.findByText('Bill contested. Nothing is charged until Yard decides.');
  await dialogsGone();
  expect(sent().at(-1)).toEqual({
    call: `${path}/contest`,
    body: { reason: 'It was cut before.', photo_ids: [], updated_at },
  });
});

it('sends nothing when the contest is closed', async () => {
  const { press, pressInDialog, sent } = openRental(back(billRecord()));

  await press('Contest bill');
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('leads nobody to bargain where no damage is claimed', async () => {
  const lines = billRecord().lines.filter(({ kind }) => kind !== 'damage');
  const { press, becomes } = openRental(back(billRecord({ lines })));

  await press('Contest bill');
  expect(await dialog()).toContain('The owner and Yard will see this. Yard decides.');
  becomes(back({ ...contested, lines }));
  await page.findByText('Yard reads what you both wrote.');
  expect(page.queryByText('Make an offer')).toBeNull();
});

it('shows a renter what they contest, and takes their offer', async () => {
  const { person, press, pressInDialog, sent } = openRental(back(contested), {
    answers: { [`${path}/offer`]: offer(3) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Bill is contested | Yard is deciding on the bill | Until then, Ray and Olive can agree on the damage. | [Accept bill] | [Make an offer] | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to your card | $300.00 | The forklift cut the cable. | Ray contests the bill | It was cut before. | (Photos from Ray) | [Enlarge: Photos from Ray, 1 of 1] | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(page.getByRole('button', { name: 'Accept bill' }).className).not.toContain('primary');
  await press('Make an offer');
  expect(await dialog()).toBe(
    'Make an offer | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The bill claims $400 for damage. If Olive accepts your amount, the bill is final. Nothing else on it changes. | (Make an offer) | For the damage$ ‹› | Message to Olive (optional) ‹› | [Send offer]',
  );
  await pressInDialog('Send offer');
  expect(await refusalOf('For the damage')).toBe('“For the damage” is required.');
  await person.type(page.getByRole('textbox', { name: 'For the damage' }), '250');
  await person.type(page.getByRole('textbox', { name: /^Message to Olive/ }), 'Half.');
  await pressInDialog('Send offer');

  await page.findByText('Offer sent to Olive');
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
    '(Status) | Bill is contested | Yard is deciding on the bill | Until then, Ray and Olive can agree on the damage. | [Make an offer] | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray contests the bill | It was cut before. | (Photos from Ray) | [Enlarge: Photos from Ray, 1 of 1] | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  await press('Make an offer');
  await person.type(await page.findByRole('textbox', { name: 'For the damage' }), '300');
  await pressInDialog('Send offer');

  await page.findByText('Offer sent to Ray');
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
    '(Status) | Bill is contestedYour turn | Answer the offer | Ray offered another amount for the damage. Accept it and the bill is final, or make your own offer. | [Accept offer] | [Make an offer] | (Bill) | Bill | Contested | Extra hours4 × $15.00 | $60.00 | Fuel | $144.00 | Damage | $400.00 | Days it was down | −$80.00 | The bill | $524.00 | From the deposit | $224.00 | Charged to the renter’s card | $300.00 | The forklift cut the cable. | Ray contests the bill | It was cut before. | (Photos from Ray) | [Enlarge: Photos from Ray, 1 of 1] | Ray offered $250 for the damage | “Half and half.” | If accepted, the bill is $374 in total. Nothing else on it changes. | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  await press('Accept offer');
  expect(await dialog()).toBe(
    'Accept $250 for the damage? | The bill is then final. $224 comes from the renter’s deposit. $150 is charged to the renter’s card now. This can’t be undone. | [Cancel] | [Accept offer]',
  );
  await pressInDialog('Cancel');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Accept offer');
  await pressInDialog('Accept offer');

  await page.findByText('Offer accepted');
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

  await press('Accept offer');
  await dialog();
  const other = { ...offer(3), updated_at: '2026-11-20T11:30:00.000000Z' };
  const changed = back({ ...other, offer: { ...other.offer, amount: 1 } });
  answer('GET /api/rental_requests/2', changed);
  tell('rental_requests', 'saved', { id: 2 });
  await page.findByText('Ray offered $1 for the damage');
  await pressInDialog('Accept offer');

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
  await page.findByText('This bill changed while you were writing');
  expect(await dialog()).toContain('$250 is offered for the damage now. | [I’ve checked it]');
  await pressInDialog('I’ve checked it');
  await waitFor(() => expect(page.queryByText('This bill changed while you were writing')).toBeNull());
  await pressInDialog('Send offer');

  await page.findByText('Offer sent to Ray');
  expect(sent()).toEqual([
    {
      call: `${path}/offer`,
      body: { line_id: 3, amount: 300, message: null, updated_at: changed.updated_at },
    },
  ]);
});
