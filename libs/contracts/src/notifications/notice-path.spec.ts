import { noticePath } from './notice-path';

describe('noticePath', () => {
  it.each([
    [{ rental_request_id: 7, machine_id: 3 }, '/rentals/7'],
    [{ support_ticket_id: 5 }, '/support/5'],
    [{ machine_question_id: 6, machine_id: 2 }, '/questions/6'],
    [{ rental_store_access_request_id: 2 }, '/become-an-owner'],
    [{ machine_id: 3 }, '/machines/3'],
    [{}, '/notifications'],
  ])('leads from %j to %s', (data, path) => {
    expect(noticePath({ type: 'rental_request.approved', data })).toBe(path);
  });

  it.each([
    ['payout.waiting_for_account', '/payouts'],
    ['payout.paid', '/payouts'],
    ['payout.failed', '/rentals/7'],
  ])('leads from %s to %s', (type, path) => {
    expect(noticePath({ type, data: { rental_request_id: 7 } })).toBe(path);
  });
});
