import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { deposit, NOW, rental, STAGES } from '../../test/rental-stages';
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
      'Approve or decline | Ray is waiting for your answer. The days are booked once you approve.',
      'Waiting for Olive to answer | Nothing is charged before approval; then the deposit and the rental amount are.',
      'Confirm $2,490 with your bank | Your bank has to approve the deposit. Confirm it, or pay with another card. The machine is booked as soon as it’s paid.',
      'Waiting for Ray to confirm the payment | The machine is booked once the bank agrees.',
      'Add a card | Olive can see your request. Once it’s approved, the deposit and the rental amount are charged to your card.',
      'These days are taken | Another rental took some of them, or the owner blocked them. You haven’t been charged. Choose other days or another machine.',
      'These days are taken | Another rental or a day you blocked is in the way, so you can’t approve this request. Ray can choose other days, or you can decline it.',
      'Waiting for Olive to answer | Nothing is charged before approval; then the deposit and the rental amount are.',
      'Waiting for Olive to answer | Nothing is charged before approval; then the deposit and the rental amount are.',
      'Starts Tue, May 12 | Pick it up on Tue, May 12. $1,000 is charged today.',
      'The deposit of $2,490 couldn’t be charged | Your card was declined. Try again, or pay with another card. Without the deposit, we’ll cancel the rental shortly.',
      'Confirm $2,490 with your bank | Your bank has to approve the deposit. Confirm it, or pay with another card. Without the deposit, we’ll cancel the rental shortly.',
      'Waiting for Ray to pay the deposit | Without the deposit, we’ll cancel the rental shortly.',
      'Waiting for Ray to confirm the deposit | Without the deposit, we’ll cancel the rental shortly.',
      'The deposit of $2,490 is being charged | You’ll see the bank’s answer here.',
      'Confirm $2,490 with your bank | Your bank has to approve the deposit. Confirm it, or pay with another card. Without the deposit, we’ll cancel the rental shortly.',
      'Starts Tue, May 12 | Pick it up on Tue, May 12. $1,000 is charged today.',
      'Due back Thu, May 14 | Record the return when it’s back.',
      'Record the return | It was due back on Tue, May 12.',
      'Bring the machine back | It was due back on Tue, May 12. Olive records hours, fuel and condition. Then the deposit comes back.',
      'Waiting for Olive to record the return | It was due back on Tue, May 12. Olive records hours, fuel and condition. Then the deposit comes back.',
      'Answer the breakdown | Ray can’t use the machine. Repair it or offer another one. Ray gets a credit for each full day it’s down.',
      'Waiting for Olive to answer the breakdown | Olive will repair it or offer another machine. Each full day it’s down is credited.',
      'Waiting for Olive to answer the breakdown | Olive will repair it or offer another machine. Each full day it’s down is credited.',
      'Pick up the machine | Ray ended the rental early, number OFF-000001. The last billed day is Wed, May 13. Record the return when the machine is back.',
      'Waiting for Olive to pick up the machine | Number OFF-000001. The last billed day is Wed, May 13. Olive records hours, fuel and condition. Then the deposit comes back.',
      'The machine isn’t back from the previous rental | This rental starts on Tue, May 12. Ray can take another machine or cancel for free.',
      'The machine isn’t back from the previous rental | This rental starts on Tue, May 12. Ask Olive when it’ll be there, find another for these days, or cancel. Canceling is free until you pick it up.',
      'Waiting for Ray to pay the deposit | Without the deposit, we’ll cancel the rental shortly.',
      'Record the return | It was due back on Tue, May 12.',
      'Review the return | Accept it or tell us what’s wrong by Thu, May 14, 7:00 PM (Chicago time). If you don’t answer, it counts as accepted.',
      'Waiting for Ray to review the return | If there’s no answer by Thu, May 14, 7:00 PM (Chicago time), it counts as accepted.',
      'The return counts as accepted | There was no answer. What’s left of the deposit is on its way back.',
      'Decide on the return | Ray contested it: ',
      'Yard is deciding on the return | You contested it: ',
      'Return accepted | What’s left of the deposit is on its way back.',
      'Olive declined this request | Nothing was charged. The answer is in the messages.',
      'Yard canceled this | The days are free again.',
      'All done | There’s nothing left to do.',
      'Hand the machine over | The rental starts Wed, May 13. Record hours, fuel and condition with photos. Then you both sign.',
      'Hand the machine over | The machine isn’t back from the previous rental. This rental starts on Wed, May 13. Ray can take another machine or cancel for free.',
      'Waiting for Olive to hand over the machine | Return it by Thu, May 14. Olive records hours, fuel and condition. Then the deposit comes back.',
      'Waiting for Olive to hand over the machine | Due back Thu, May 14. Olive records hours, fuel and condition. Then the deposit comes back.',
      'Sign the hand-over | Check the condition, hours, fuel and photos below. Sign if they’re right, or change them.',
      'Sign the hand-over | Check the condition, hours, fuel and photos below. Sign if they’re right, or change them.',
      'Waiting for Olive and Ray to sign the hand-over | Due back Thu, May 14. Olive records hours, fuel and condition. Then the deposit comes back.',
      'Waiting for Ray to sign the hand-over | Due back Thu, May 14. Record the return when it’s back.',
      'Waiting for Olive to sign the hand-over | Return it by Thu, May 14. Olive records hours, fuel and condition. Then the deposit comes back.',
      'Waiting for Olive to sign the hand-over | Starts Tue, May 12. Pick it up on Tue, May 12. $1,000 is charged today.',
      'Return it by Thu, May 14 | Olive records hours, fuel and condition. Then the deposit comes back.',
      'Waiting for Olive to answer the change | Olive has until Wed, May 13, 3:00 PM (Chicago time). Then the offer expires.',
      'Answer the change | One wants to change the rental. Accept or decline by Wed, May 13, 3:00 PM (Chicago time), or the offer expires.',
      'Waiting for Ray to answer the change | Ray has until Wed, May 13, 3:00 PM (Chicago time). Then the offer expires.',
      'Waiting for Ray to answer the change | Ray has until Wed, May 13, 3:00 PM (Chicago time). Then the offer expires.',
    ]);
  });

  const words = (changes: Partial<RentalRequestRecord>, reader: Reader, now = NOW) => {
    const { title, text } = nextStep(rental('approved', changes), reader, now);
    return [title, text];
  };
  const EARLY = new Date('2026-05-10T12:00:00Z');

  it('says why a deposit failed and until when it is waited for, at the place of the machine', () => {
    expect(words(unpaid, 'renter', EARLY)).toEqual([
      'The deposit of $2,490 couldn’t be charged',
      'Your card was declined. Try again, or pay with another card. Without the deposit, we’ll cancel the rental on Mon, May 11, 12:00 AM (Chicago time).',
    ]);
  });

  it('says what the bank wants, and of whom', () => {
    expect(words(unconfirmed, 'renter', EARLY)).toEqual([
      'Confirm $2,490 with your bank',
      'Your bank has to approve the deposit. Confirm it, or pay with another card. Without the deposit, we’ll cancel the rental on Mon, May 11, 12:00 AM (Chicago time).',
    ]);
    expect(words(unconfirmed, 'owner', EARLY)[0]).toBe('Waiting for Ray to confirm the deposit');
  });

  it('names no date that is over', () => {
    expect(words(unpaid, 'owner')[1]).toBe('Without the deposit, we’ll cancel the rental shortly.');
  });

  it('says when the rent is charged, and what an approval charges, while the start is not near', () => {
    const early = new Date('2026-05-10T04:59:59Z');

    expect(words({}, 'renter', early)).toEqual([
      'Starts Tue, May 12',
      'Pick it up on Tue, May 12. $1,000 is charged on Sun, May 10.',
    ]);
    expect(nextStep(rental('pending', { payments: [] }), 'renter', early).text).toBe(
      'Nothing is charged before approval; then the deposit is.',
    );
  });

  it('waits for the hour at which a rental of today begins', () => {
    const today = { start_date: '2026-05-13', start_time: '07:01:00', ...SIGNED };
    const title = (reader: Reader, now = NOW) => nextStep(rental('active', today), reader, now).title;

    expect([title('renter'), title('owner')]).toEqual([
      'Starts Wed, May 13, 7:01 AM',
      'Starts Wed, May 13, 7:01 AM',
    ]);
    expect(title('renter', new Date('2026-05-13T12:01:00Z'))).toBe('Return it by Thu, May 14');
  });

  it('says what a machine costs that is not brought back', () => {
    const late = { since: '2026-05-13T05:00:00Z', through: '2026-05-13', amount: 400 };
    const rented = rental('active', { end_date: '2026-05-12', end_time: '16:00', late });
    const text = 'It was due back on Tue, May 12, 4:00 PM. $400 extra so far.';

    expect(nextStep(rented, 'renter', NOW).text).toMatch(text);
    expect(nextStep(rented, 'owner', NOW).text).toBe(text);
    const free = { ...rented, late: { ...late, amount: 0 } };
    expect(nextStep(free, 'owner', NOW).text).toMatch('Nothing extra so far.');
  });

  it('is not all done while the bank has the deposit of a rental that is over', () => {
    const dispute = { status: 'under_review', amount: 2490, due_by: null };
    const asked = [{ ...deposit(1, 'succeeded'), dispute } as PaymentRecord];
    const title = (changes: Partial<RentalRequestRecord>) =>
      nextStep(rental('closed', changes), 'owner', NOW).title;

    expect(title({ payments: asked })).toBe('The bank is deciding');
    expect(title({ payments: asked, deposit_refunded_at: '2026-05-13T12:00:00Z' })).toBe('All done');
    expect(title({})).toBe('All done');
  });

  it('says what went back of a rental that is over', () => {
    const closed = (refunded_amount: number) => {
      const payments = [{ ...deposit(1, 'partially_refunded'), refunded_amount }];
      const changes = { payments, deposit_refunded_at: '2026-05-16T10:00:00Z' };
      return nextStep(rental('closed', changes), 'renter', NOW).text;
    };
    expect(closed(2490)).toBe('The deposit was refunded on Sat, May 16.');
    expect(closed(1000.5)).toBe('$1,000.50 of the deposit was refunded on Sat, May 16.');
  });
});
