import { api, as, later, rows } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';
import type { Mail } from '../../../test/mail-messages';

async function written(): Promise<string[]> {
  const mails = await rows<Mail>('mails');
  await api.dataSource.query('DELETE FROM mails');
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort();
}

it('writes one mail to each side concerned by a request, and to nobody else', async () => {
  const { owner, renter, pending, act } = await rentalScene();

  const request = await pending();
  expect(await written()).toEqual(
    [
      `${owner.email}: Ray wants the Crawler Excavator, Dec 14–18`,
      `${renter.email}: We sent your request for Crawler Excavator`,
    ].sort(),
  );

  await act(owner, request, 'approve', { message: 'Yours.' });
  expect(await written()).toEqual([`${renter.email}: Olive approved the Crawler Excavator, Dec 14–18`]);

  await act(renter, request, 'cancel', { reason: 'Rain.' });
  expect(await written()).toEqual(
    [
      `${owner.email}: The rental of Crawler Excavator was canceled`,
      `${renter.email}: We refunded $280 for Crawler Excavator`,
    ].sort(),
  );
});

it.each([
  [
    'today, so that the rent is charged, too',
    '2026-11-20',
    'Nov 20',
    /deposit of \$100 .* charging the rent of \$400 now/,
  ],
  ['later', '2027-01-04', 'Jan 4, 2027', /deposit of \$100 .* charge the rent \(\$400\) 48 hours before/],
])(
  'writes one mail to each side of a booking at once that starts %s',
  async (_, start_date, day, charged) => {
    const { owner, renter, ask } = await rentalScene({ instant_book: true });

    expect((await ask({ start_date, end_date: start_date })).body.approved_at).not.toBeNull();

    const mails = await rows<Mail>('mails');
    expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
      `${renter.email}: You booked the Crawler Excavator, ${day}`,
      `${owner.email}: Ray booked the Crawler Excavator, ${day}`,
    ]);
    for (const { text } of mails) expect(text.replaceAll('\n', ' ')).toMatch(charged);
  },
);

it('leaves the year out that it is at the machine’s place', async () => {
  later('2027-01-01T05:00:00Z');
  const { owner, pending } = await rentalScene();
  await pending({ start_date: '2027-01-04', end_date: '2027-01-05' });
  const [subject] = (await written()).filter((line) => line.startsWith(owner.email));
  expect(subject).toBe(`${owner.email}: Ray wants the Crawler Excavator, Jan 4–5, 2027`);
});

it.each([
  ['pm_card_chargeDeclined', 'Crawler Excavator isn’t booked yet: your card was declined'],
  ['pm_card_authenticationRequired', 'Confirm your payment for Crawler Excavator'],
  [null, 'We sent your request for Crawler Excavator'],
])('leaves a booking at once with %s to its owner, by one mail to each side', async (card, subject) => {
  const { owner, renter, ask } = await rentalScene({ instant_book: true });

  await ask({ stripe_payment_method_id: card });

  const [sent] = await rows<Mail>('mails', "text LIKE '%pay nothing until you add a card%'");
  expect(sent?.recipient).toBe(card ? undefined : renter.email);
  expect(await written()).toEqual(
    [`${owner.email}: Ray wants the Crawler Excavator, Dec 14–18`, `${renter.email}: ${subject}`].sort(),
  );
});

it('speaks of no deposit where a machine is booked at once without one', async () => {
  const { ask } = await rentalScene({ instant_book: true });
  await api.dataSource.query("UPDATE deposit_policies SET kind = 'fixed', amount = 0, minimum_amount = NULL");

  expect((await ask()).body).toMatchObject({ status: 'approved', deposit_amount: 0 });

  const mails = await rows<Mail>('mails');
  expect(mails.map(({ text }) => text.includes('There is no deposit.'))).toEqual([true, true]);
});

it('writes nobody that money was paid which goes straight back', async () => {
  const { owner, renter, approved, act } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  const [payment] = await rows<{ client_secret: string }>('payments');
  const confirmed = { client_secret: payment?.client_secret, outcome: 'complete' };
  await as(renter).post('/api/payment_methods/simulated/authentication', confirmed);
  await written();

  await act(renter, request, 'cancel', { reason: 'Rain.' });

  expect(await rows('payments', "status = 'refunded'")).toHaveLength(1);
  expect(await written()).toEqual(
    [
      `${owner.email}: The rental of Crawler Excavator was canceled`,
      `${renter.email}: We refunded $280 for Crawler Excavator`,
    ].sort(),
  );
});

it('tells the renter that a request is declined, and both sides that a card was refused', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const declined = await pending();
  await written();

  await act(owner, declined, 'decline', { message: 'Sorry.' });
  expect(await written()).toEqual([
    `${renter.email}: Olive declined your request for the Crawler Excavator, Dec 14–18`,
  ]);

  const refused = await pending({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await written();
  await act(owner, refused, 'approve', { message: 'Yours.' });
  expect(await written()).toEqual([
    `${owner.email}: The deposit for Crawler Excavator is unpaid`,
    `${renter.email}: Olive approved the Crawler Excavator, Dec 14–18`,
    `${renter.email}: Your payment for Crawler Excavator didn’t go through`,
  ]);
});

it('tells the other side of a return, the admins too where it is contested, and both of the end', async () => {
  const { owner, renter, admin, approved } = await rentalScene();
  const request = await approved({ start_date: '2026-11-20', end_date: '2026-11-21' });
  const path = `/api/rental_requests/${request.id}/machine_return`;
  await written();

  await as(owner).post(path, { returned_at: '2026-11-20T11:30:00Z', condition: 'good' });
  expect(await written()).toEqual([`${renter.email}: Olive Owner recorded the return of Crawler Excavator`]);

  await as(renter).post(`${path}/contest`, { reason: 'Not so.' });
  const contested = 'Ray Renter contested the return of Crawler Excavator';
  expect(await written()).toEqual([`${admin.email}: ${contested}`, `${owner.email}: ${contested}`].sort());

  await as(admin).post(`/api/rental_requests/${request.id}/close`, {});
  const closed = 'The rental of Crawler Excavator is closed';
  expect(await written()).toEqual(
    [
      `${owner.email}: Connect your bank account to get $720`,
      `${owner.email}: ${closed}`,
      `${owner.email}: How was renting to Ray Renter?`,
      `${renter.email}: How was Crawler Excavator?`,
      `${renter.email}: We refunded $160 for Crawler Excavator`,
      `${renter.email}: ${closed}`,
    ].sort(),
  );
});

it('says the same in text and in HTML, with what it is about and one button to the rental', async () => {
  const { owner, renter, pending } = await rentalScene({ subject: 'Crawler <Excavator>' });

  const { id } = await pending();

  const mails = await rows<Mail>('mails');
  expect(mails).toHaveLength(2);
  for (const { recipient, text, html } of mails) {
    expect(text).toMatch(
      new RegExp(`^Hello ${recipient === owner.email ? 'Olive Owner' : 'Ray Renter'},\n\n`),
    );
    expect(text).toContain('Machine: Crawler <Excavator>\nWhen: Dec 14–18, 2026\n');
    expect(text).toMatch(new RegExp(`http.*/rentals/${id}\n`));
    expect(html).toContain('Crawler &lt;Excavator&gt;');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain('<Excavator>');
  }
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, renter.email].sort());
});
