import { actorWords, changeWords, eventWords, recordWords, valueWords } from '@yard/contracts/back-office';
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

it('leaves the signs of a name as they are', () => {
  const made = { ...event('user'), action: 'grant_admin', record_name: 'Ca$$h & Sons' };
  expect(eventWords(made)).toBe('Made Ca$$h & Sons an admin');
});

/** The actions that the server writes, but for most that take “ed”, as “accept_bill” does. */
const ACTIONS: Record<string, string> = {
  accept: 'Accepted the return of {}',
  accept_bill: 'Accepted the bill of {}',
  approve: 'Approved {}',
  ask_for_card: 'Asked for another card for {}',
  ask_for_change: 'Asked for a change of {}',
  begin: 'Began {}',
  call_off: 'Ended {} early',
  canary: 'Tried a version of {} on some people',
  cancel_expired: 'Canceled {}, which had expired',
  charge_again: 'Tried to charge the card again for {}',
  collect: 'Tried to charge the rent of {}',
  contest: 'Contested the return of {}',
  dispute: 'The bank’s dispute of {}: needs response',
  end_impersonation: 'Stopped viewing the site as {}',
  end_session: 'Ended the session of {}',
  end_unpaid: 'Ended {}, which was unpaid',
  export: 'Downloaded a list',
  grant_admin: 'Made {} an admin',
  grant_store_access: 'Granted the listing access of {}',
  hand_over_unpaid: 'Agreed to hand over {} unpaid',
  handover: 'Recorded the hand-over of {}',
  hide: 'Hid {}',
  impersonate: 'Viewed the site as {}',
  keep: 'Kept {}',
  lapse_change: 'Ended the change of {}, which nobody answered',
  login: 'Signed in',
  login_failed: 'Failed to sign in',
  login_refused: 'Sign-ins blocked for now',
  logout: 'Signed out',
  machine_return: 'Recorded the return of {}',
  make_bill: 'Sent the bill of {}',
  note: 'Wrote a note on {}',
  enable_two_factor: 'Enabled the two-factor sign-in of {}',
  open_github_issue: 'Opened the GitHub issue of {}',
  sign_handover: 'Signed the hand-over of {}',
  offer_on_bill: 'Offered another bill for {}',
  pay: 'Paid {}',
  payment: 'Got the card provider’s answer about {}',
  payouts_disabled: 'Stopped payouts to {}',
  payouts_enabled: 'Allowed payouts to {}',
  prioritise: 'Set the priority of {}',
  refund_deposit: 'Started to refund the deposit of {}',
  refund_payment: 'Started to refund a payment of {}',
  refused: 'Was refused',
  renew_recovery_codes: 'Renewed the recovery codes of {}',
  reply: 'Answered {}',
  resend: 'Sent {} again',
  reset_two_factor: 'Turned off two-factor sign-in of {}',
  revoke_admin: 'Removed {} as an admin',
  revoke_store_access: 'Revoked the listing access of {}',
  rollback: 'Put an earlier version of {} back',
  run: 'Ran {}',
  send_password_link: 'Sent {} a password link',
  stop: 'Stopped {}',
  stop_refund: 'Stopped the refund of {}',
  take_back: 'Took a version of {} back',
  update: 'Changed {}',
  update_profile: 'Updated the profile of {}',
  verify_email: 'Verified the email of {}',
  withdraw: 'Withdrew {}',
  withdraw_change: 'Withdrew the change of {}',
};

it('has a sentence for every action that the server writes', () => {
  const data = { status: 'needs_response' };
  const words = Object.keys(ACTIONS).map((action) => [
    action,
    eventWords({ ...event('rental_request'), action, data }).replace('rental 7', '{}'),
  ]);
  expect(Object.fromEntries(words)).toEqual(ACTIONS);
});

it.each([
  ['rental_request', 'refund', 'succeeded', 'Refunded rental 7'],
  ['rental_request', 'refund', 'failed', 'A refund of rental 7 failed'],
  ['rental_request', 'dispute', 'won', 'The bank’s dispute of rental 7: won'],
  ['user', 'export', undefined, 'Downloaded all data of user 7'],
])('says of a %s’s %s that is %s: %s', (type, action, status, words) =>
  expect(eventWords({ ...event(type), action, data: { status } })).toBe(words),
);

it.each([
  ['login_failed', 'Someone'],
  ['refused', 'Someone'],
  ['login_refused', 'Yard'],
  ['cancel_expired', 'Yard'],
])('names nobody for %s but: %s', (action, who) =>
  expect(actorWords({ ...event('login'), action })).toBe(who),
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
