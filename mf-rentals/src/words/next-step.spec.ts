import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { back, deposit, NOW, rental, STAGES } from '../../test/rental-stages';
import { nextStep } from './next-step';
import type { Reader } from './reader';

const unpaid = { payments: [deposit(1, 'failed')] };
const unconfirmed = { payments: [deposit(1, 'requires_action')] };

const SIGNED = {
  handover: { signed_by_owner_at: '', signed_by_renter_at: '' } as RentalRequestRecord['handover'],
};

describe('what happens next with a rental', () => {
  it.each(STAGES)('%s, for the %s %j: the turn is %s, due is %s', (status, reader, changes, turn, due) => {
    expect(nextStep(rental(status, changes), reader, NOW)).toMatchObject({ turn, due });
  });

  it('is said in words, for each reader', () => {
    const steps = STAGES.map(([status, reader, changes]) => nextStep(rental(status, changes), reader, NOW));

    expect(steps.map(({ title, text }) => `${title} | ${text}`)).toEqual([
      'Approve or decline | Ray Renter waits for your answer. The days are taken once you approve.',
      'Olive Owner answers next | Nothing is charged before the approval; then the deposit and the rental amount are.',
      'Your bank wants you to confirm $2,490 | It is the deposit. Confirm it with your bank, or pay with another card. Once it is paid, the machine is booked at once.',
      'Ray Renter confirms the payment with the bank | It is booked once the bank agrees.',
      'Add a card | Olive Owner sees your request. Once it is approved, the deposit and the rental amount are charged to your card.',
      'These days are taken | Some of them went to another rental, or the owner keeps them back. Nothing was charged. Move your request to free days, or find another machine.',
      'These days are taken | Another rental or a day you keep back is in the way, so this request cannot be approved. Ray Renter can move it to other days; or decline it.',
      'Olive Owner answers next | Nothing is charged before the approval; then the deposit and the rental amount are.',
      'Olive Owner answers next | Nothing is charged before the approval; then the deposit and the rental amount are.',
      'Starts Tue 12 May | It is picked up. The rental amount is charged next.',
      'The deposit of $2,490 could not be charged | Your card was declined. Try again, or pay with another card. Without the deposit the rental is cancelled with the next check.',
      'Your bank wants you to confirm $2,490 | It is the deposit. Confirm it with your bank, or pay with another card. Without the deposit the rental is cancelled with the next check.',
      'Ray Renter has to pay the deposit | Without the deposit the rental is cancelled with the next check.',
      'Ray Renter has to confirm the deposit | Without the deposit the rental is cancelled with the next check.',
      'The deposit of $2,490 is being charged | The answer of the bank is shown here.',
      'Your bank wants you to confirm $2,490 | It is the deposit. Confirm it with your bank, or pay with another card. Without the deposit the rental is cancelled with the next check.',
      'Starts Tue 12 May | It is picked up. The rental amount is charged next.',
      'Due back Thu 14 May | Record the return once it is there.',
      'Record the return | It was due back on Tue 12 May.',
      'Bring the machine back | It was due back on Tue 12 May. Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'The return is recorded next | Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'Answer the breakdown | Ray Renter cannot work with the machine. Say when it works again, or offer another one. Each whole day that it is down is credited.',
      'Olive Owner answers the breakdown | By a repair or another machine. Each whole day that it is down is credited.',
      'Olive Owner answers the breakdown | By a repair or another machine. Each whole day that it is down is credited.',
      'Fetch the machine | Ray Renter called it off, number OFF-000001. The last day that is billed is Wed 13 May. Record the return once it is there.',
      'Olive Owner fetches the machine | Number OFF-000001. The last day that is billed is Wed 13 May. Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'The machine is not back from the rental before | This rental starts on Tue 12 May. Ray Renter can take another machine, or cancel free of charge.',
      'The machine is not back from the rental before | This rental starts on Tue 12 May. Ask Olive Owner when it comes, find another for these days, or cancel: until you pick it up, that is free of charge.',
      'Ray Renter has to pay the deposit | Without the deposit the rental is cancelled with the next check.',
      'Record the return | It was due back on Tue 12 May.',
      'Look at the return | Accept it, or say what is wrong, until Thu 14 May, 7:00 PM (Chicago time). Without an answer it counts as accepted.',
      'Ray Renter looks at the return | Without an answer until Thu 14 May, 7:00 PM (Chicago time) it is accepted.',
      'The return counts as accepted | No answer came. What is left of the deposit is on its way back.',
      'Decide on the return | Ray Renter contested it: ',
      'Yard decides on the return | Ray Renter contested it: ',
      'The return is accepted | What is left of the deposit is on its way back.',
      'The owner said no | Nothing was charged. The owner’s answer is among the messages.',
      'Yard cancelled it | The days are free again.',
      'All is done | Nothing more happens with this rental.',
      'Hand the machine over | The rental starts Wed 13 May. Note hours, fuel and condition, with photos; then both of you sign.',
      'Hand the machine over | The machine is not back from the rental before. This rental starts on Wed 13 May. Ray Renter can take another machine, or cancel free of charge.',
      'Olive Owner hands the machine over | Return it by Thu 14 May. Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'Olive Owner hands the machine over | Due back Thu 14 May. Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'Sign the hand-over | It stands below: how the machine is, with hours, fuel and photos. Sign it, or change what is not so.',
      'Sign the hand-over | It stands below: how the machine is, with hours, fuel and photos. Sign it, or change what is not so.',
      'Olive Owner and Ray Renter still have to sign the hand-over | Due back Thu 14 May. Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'Ray Renter still has to sign the hand-over | Due back Thu 14 May. Record the return once it is there.',
      'Olive Owner still has to sign the hand-over | Return it by Thu 14 May. Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'Olive Owner still has to sign the hand-over | Starts Tue 12 May. It is picked up. The rental amount is charged next.',
      'Return it by Thu 14 May | Olive Owner notes hours, fuel and condition; then the deposit comes back.',
      'Olive Owner answers the change | Without an answer until Wed 13 May, 3:00 PM (Chicago time) the offer lapses.',
      'Answer the change | One of them would like to change the rental. Accept or decline until Wed 13 May, 3:00 PM (Chicago time); then the offer lapses.',
      'Ray Renter answers the change | Without an answer until Wed 13 May, 3:00 PM (Chicago time) the offer lapses.',
      'Ray Renter answers the change | Without an answer until Wed 13 May, 3:00 PM (Chicago time) the offer lapses.',
    ]);
  });

  const words = (changes: Partial<RentalRequestRecord>, reader: Reader, now = NOW) => {
    const { title, text } = nextStep(rental('approved', changes), reader, now);
    return [title, text];
  };
  const EARLY = new Date('2026-05-10T12:00:00Z');

  it('says why a deposit failed and until when it is waited for, at the place of the machine', () => {
    expect(words(unpaid, 'renter', EARLY)).toEqual([
      'The deposit of $2,490 could not be charged',
      'Your card was declined. Try again, or pay with another card. Without the deposit the rental is cancelled on Mon 11 May, 12:00 AM (Chicago time).',
    ]);
  });

  it('says what the bank wants, and of whom', () => {
    expect(words(unconfirmed, 'renter', EARLY)).toEqual([
      'Your bank wants you to confirm $2,490',
      'It is the deposit. Confirm it with your bank, or pay with another card. Without the deposit the rental is cancelled on Mon 11 May, 12:00 AM (Chicago time).',
    ]);
    expect(words(unconfirmed, 'owner', EARLY)[0]).toBe('Ray Renter has to confirm the deposit');
  });

  it('names no date that is over', () => {
    expect(words(unpaid, 'owner')[1]).toBe(
      'Without the deposit the rental is cancelled with the next check.',
    );
  });

  it('says when the rent is charged, and what an approval charges, while the start is not near', () => {
    const early = new Date('2026-05-10T04:59:59Z');

    expect(words({}, 'renter', early)).toEqual([
      'Starts Tue 12 May',
      'It is picked up. The rental amount is charged from Sun 10 May, 12:00 AM (Chicago time).',
    ]);
    expect(nextStep(rental('pending', { payments: [] }), 'renter', early).text).toBe(
      'Nothing is charged before the approval; then the deposit is.',
    );
  });

  it('waits for the hour at which a rental of today begins', () => {
    const today = { start_date: '2026-05-13', start_time: '07:01:00', ...SIGNED };
    const title = (reader: Reader, now = NOW) => nextStep(rental('active', today), reader, now).title;

    expect([title('renter'), title('owner')]).toEqual([
      'Starts Wed 13 May, 7:01 AM',
      'Starts Wed 13 May, 7:01 AM',
    ]);
    expect(title('renter', new Date('2026-05-13T12:01:00Z'))).toBe('Return it by Thu 14 May');
  });

  it('says what a machine costs that is not brought back', () => {
    const late = { since: '2026-05-13T05:00:00Z', through: '2026-05-13', amount: 400 };
    const rented = rental('active', { end_date: '2026-05-12', end_time: '16:00', late });
    const text = 'It was due back on Tue 12 May, 4:00 PM. Kept through Wed 13 May, it costs $400 more.';

    expect(nextStep(rented, 'renter', NOW).text).toMatch(text);
    expect(nextStep(rented, 'owner', NOW).text).toBe(text);
    const free = { ...rented, late: { ...late, amount: 0 } };
    expect(nextStep(free, 'owner', NOW).text).toMatch('it costs nothing more.');
  });

  it('is not all done while the bank has the deposit of a rental that is over', () => {
    const dispute = { status: 'under_review', amount: 2490, due_by: null };
    const asked = [{ ...deposit(1, 'succeeded'), dispute } as PaymentRecord];
    const title = (changes: Partial<RentalRequestRecord>) =>
      nextStep(rental('closed', changes), 'owner', NOW).title;

    expect(title({ payments: asked })).toBe('The bank decides');
    expect(title({ payments: asked, deposit_refunded_at: '2026-05-13T12:00:00Z' })).toBe('All is done');
    expect(title({})).toBe('All is done');
  });

  it('says that a machine is late from the rental before', () => {
    const coming = { machine_late: true, start_date: '2026-05-14' };

    expect(words(coming, 'renter')[1]).toBe(
      'This rental starts on Thu 14 May. Ask Olive Owner when it comes, find another for these days, or cancel: until you pick it up, that is free of charge.',
    );
    expect(words(coming, 'owner')[1]).toContain('Ray Renter can take another machine');
  });

  it('says when silence accepts a return', () => {
    const { text } = nextStep(rental('returned', { machine_return: back({}) }), 'renter', NOW);

    expect(text).toContain('until Thu 14 May, 7:00 PM (Chicago time)');
  });

  it('says what went back of a rental that is over', () => {
    const closed = (refunded_amount: number) => {
      const payments = [{ ...deposit(1, 'partially_refunded'), refunded_amount }];
      const changes = { payments, deposit_refunded_at: '2026-05-16T10:00:00Z' };
      return nextStep(rental('closed', changes), 'renter', NOW).text;
    };
    expect(closed(2490)).toBe('The deposit went back on Sat 16 May.');
    expect(closed(1000.5)).toBe('$1,000.50 of the deposit went back on Sat 16 May.');
  });
});
