import { openPart, page, people, read, userRecord, waitFor } from '@yard/testing/screen';
import { UserDevices } from './user-devices';
import { UserMoney } from './user-money';

const BALANCE = 'GET /api/users/6/balance';
const SESSIONS = 'GET /api/users/6/sessions';
const whole = () => read(page.getByRole('main'));
const sums = { currency: 'usd', paid: 1120.5, refunded: 224, paid_out: 1008, payable: 90.25 };
const broken = { status: 500, body: { message: 'Broken.' } };

const openMoney = (balance: object, owner = true) =>
  openPart(<UserMoney user={userRecord({ owner })} />, {
    site: 'admin',
    user: people.ada,
    answers: { [BALANCE]: balance },
  });
const openDevices = (sessions: object) =>
  openPart(<UserDevices user={userRecord()} />, {
    site: 'admin',
    user: people.ada,
    answers: { [SESSIONS]: sessions },
  });

it('sums what an owner paid and is paid', async () => {
  openMoney(sums);
  await waitFor(() =>
    expect(whole()).toBe(
      '(Money) | Money | Payouts → #/ledger?tab=payouts&user_id=6 | Paid as renter | $1,120.50 | Refunded | $224.00 | Paid out as owner | $1,008.00 | Waiting to be paid out | $90.25',
    ),
  );
});

it('sums what a renter paid alone', async () => {
  openMoney({ ...sums, paid_out: 0, payable: 0 }, false);
  await waitFor(() =>
    expect(whole()).toBe('(Money) | Money | Paid as renter | $1,120.50 | Refunded | $224.00'),
  );
});

it('says what somebody owes who is no owner any more', async () => {
  openMoney({ ...sums, paid_out: 0, payable: -90.25 }, false);
  await waitFor(() =>
    expect(whole()).toBe(
      '(Money) | Money | Paid as renter | $1,120.50 | Refunded | $224.00 | Paid out as owner | $0.00 | Owes Yard | $90.25',
    ),
  );
});

it('shows what was paid out to somebody who is no owner any more', async () => {
  openMoney({ ...sums, payable: 0 }, false);
  await waitFor(() =>
    expect(whole()).toBe(
      '(Money) | Money | Paid as renter | $1,120.50 | Refunded | $224.00 | Paid out as owner | $1,008.00 | Waiting to be paid out | $0.00',
    ),
  );
});

it('loads sums that failed again', async () => {
  const { press, answer } = openMoney(broken);
  await waitFor(() =>
    expect(whole()).toBe(
      '(Money) | Money | Payouts → #/ledger?tab=payouts&user_id=6 | We couldn’t load the sums | Something went wrong on our side. Try again in a moment. | [Try again]',
    ),
  );
  answer(BALANCE, sums);
  await press('Try again');
  await page.findByText('$1,120.50');
});

it('says where a person is signed in, by place or else by address', async () => {
  const session = {
    ip_address: '127.0.0.1',
    user_agent: 'node',
    current: false,
    last_active_at: '2026-11-19T08:33:59.000000Z',
  };
  const { asked } = openDevices({
    data: [
      { ...session, id: 1, device: 'Firefox on Linux', place: 'Austin' },
      { ...session, id: 2, device: 'Unknown device', place: null },
    ],
  });
  await waitFor(() =>
    expect(whole()).toBe(
      '(Signed in on) | Signed in on | Firefox on Linux · AustinThu, Nov 19, 2:33 AM | Unknown device · 127.0.0.1Thu, Nov 19, 2:33 AM',
    ),
  );
  expect(asked(SESSIONS)).toEqual([{ per_page: '20' }]);
});

it('says that a person is signed in nowhere, after a failure', async () => {
  const { press, answer } = openDevices(broken);
  await waitFor(() =>
    expect(whole()).toBe(
      '(Signed in on) | Signed in on | We couldn’t load the devices | Something went wrong on our side. Try again in a moment. | [Try again]',
    ),
  );
  answer(SESSIONS, { data: [] });
  await press('Try again');
  await waitFor(() => expect(whole()).toBe('(Signed in on) | Signed in on | Not signed in anywhere.'));
});
