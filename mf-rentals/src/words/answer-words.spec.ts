import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { answerAlarm, answerWords } from './answer-words';

const request = (answer_by: string | null) =>
  ({ answer_by, user: { name: 'Ray' }, machine: { user_name: 'Olive' } }) as RentalRequestRecord;
const BY = request('2026-11-22T12:00:00Z');
const at = (iso: string) => new Date(`2026-${iso}Z`);

describe('how long the owner has', () => {
  it.each([
    ['11-15T12:00:00', 'Answer within 7 days'],
    ['11-20T12:00:00', 'Answer within 48 hours'],
    ['11-22T07:00:00', 'Answer within 5 hours'],
    ['11-22T10:00:01', 'Answer within 2 hours'],
    ['11-22T10:01:01', 'Answer within 1 hour'],
    ['11-22T11:00:00', 'Answer within 1 hour'],
    ['11-22T11:20:00', 'Answer within 40 minutes'],
    ['11-22T11:59:30', 'Answer within 1 minute'],
    ['11-22T12:00:00', 'The time to answer has passed'],
  ])('at %s: %s', (now, words) => expect(answerWords(BY, 'owner', at(now))).toBe(words));

  it('is told to the renter, too, and to nobody where there is no limit', () => {
    expect(answerWords(BY, 'renter', at('11-22T07:00:00'))).toBe('Olive has 5 hours to answer');
    expect(answerWords(request(null), 'owner', at('11-22T07:00:00'))).toBeNull();
    const payments = [{ id: 1, kind: 'deposit', status: 'requires_action' } as PaymentRecord];
    const atBank = { ...BY, status: 'pending' as const, payments };
    expect(answerWords(atBank, 'renter', at('11-22T07:00:00'))).toBeNull();
  });

  it.each([
    ['11-22T09:59:00', ''],
    ['11-22T10:00:00', 'Answer within 2 hours'],
    ['11-22T10:29:00', 'Answer within 2 hours'],
    ['11-22T11:31:00', 'Answer within 30 minutes'],
    ['11-22T12:00:00', 'The time to answer has passed'],
  ])('is read out at %s: %s', (now, words) => expect(answerAlarm(BY, 'owner', at(now))).toBe(words));
});
