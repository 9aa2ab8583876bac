import { changeWords, eventWords, recordWords, valueWords } from '@yard/contracts/back-office';
import { pageOf } from './activity-words';
import type { AuditEventRecord } from '@yard/contracts';

const event = (record_type: string): AuditEventRecord => ({
  id: 1,
  created_at: '2026-11-20T12:00:00.000000Z',
  updated_at: '2026-11-20T12:00:00.000000Z',
  deleted_at: null,
  user_id: null,
  user_name: null,
  action: 'update',
  record_type,
  record_id: 7,
  record_name: null,
  data: {},
  changes: [],
  acting_as: null,
  ip_address: null,
  request_id: null,
});

it.each([
  ['payout', '/payouts/7'],
  ['user', '/users/7'],
  ['machine', '/machines/7'],
  ['rental_request', '/rental_requests/7'],
  ['support_ticket', '/support_tickets/7'],
  ['machine_type', '/machine_types?open=7'],
  ['document', '/documents?open=7'],
  ['error_report', '/error_reports?open=7'],
  ['recording', '/recordings/7'],
  ['mail', '/mails?mail=7'],
  ['review', '/reviews?open=7'],
  ['rental_store_access_request', '/rental_store_access_requests?open=7'],
  ['login', null],
])('a %s is at %s', (type, address) => expect(pageOf(event(type))).toBe(address));

it('names a record by its kind and number, a person by name', () => {
  expect(recordWords(event('rental_store_access_request'))).toBe('listing access request 7');
  expect(recordWords({ ...event('user'), record_name: 'Olive Owner' })).toBe('Olive Owner');
});

it.each([
  ['update', [{ field: 'start_date', from: 1, to: 2 }], 'Changed rental 7’s start date'],
  ['update', [], 'Changed rental 7'],
  ['machine_return', [], 'Recorded the return of rental 7'],
  ['close', [], 'Closed rental 7'],
  ['offer_change', [], 'Offered the change of rental 7'],
  ['login', [], 'Signed in'],
])('says of %s with %j: %s', (action, changes, words) =>
  expect(eventWords({ ...event('rental_request'), action, changes })).toBe(words),
);

it.each([
  [null, '–'],
  [undefined, '–'],
  ['', '–'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0'],
  ['yard', 'yard'],
  [{ a: [1] }, '{"a":[1]}'],
])('writes %j as %s', (value, words) => expect(valueWords(value)).toBe(words));

it('tells from what to what, where the log has it', () => {
  expect(changeWords({ field: 'phone_number', from: null, to: '1' })).toBe('Phone number: – → 1');
  expect(changeWords({ field: 'phone_number', from: '1', to: null })).toBe('Phone number: 1 → –');
  expect(changeWords({ field: 'password', from: null, to: null })).toBe('Password');
  const at = { field: 'suspended_at', from: null, to: '2025-11-20T12:00:00.000000Z' };
  expect(changeWords(at, (instant) => instant.slice(0, 10))).toBe('Suspended at: – → 2025-11-20');
});
