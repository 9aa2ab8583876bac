import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { nextStep } from './next-step';

const NOW = new Date('2026-05-10T12:00:00Z');

const unpaid = (changes: Partial<RentalRequestRecord> = {}) =>
  ({
    status: 'approved',
    start_date: '2026-05-12',
    end_date: '2026-05-14',
    subtotal: 500,
    deposit_amount: 90,
    has_card: true,
    user: { id: 3, name: 'Ray Renter' },
    machine: { user_name: 'Olive Owner', time_zone: 'America/Chicago' },
    payments: [
      {
        id: 2,
        kind: 'rental',
        status: 'failed',
        amount: 500,
        currency: 'usd',
        failure_message: 'Your card was declined.',
      } as PaymentRecord,
    ],
    unpaid: {
      kind: 'rental',
      since: '2026-05-10T06:00:00Z',
      attempts: 1,
      next_attempt_at: '2026-05-10T18:00:00Z',
      deadline_at: '2026-05-12T05:00:00Z',
    },
    handed_over_unpaid_at: null,
    changes: [],
    breakdowns: [],
    bill: null,
    handover: null,
    call_off: null,
    ...changes,
  }) as RentalRequestRecord;

it('tells the owner not to hand over, and until when it can be paid', () => {
  const step = nextStep(unpaid(), 'owner', NOW);

  expect([step.turn, step.due, step.title]).toEqual([
    'other',
    'unpaid',
    'Don’t hand over: the rent is unpaid',
  ]);
  expect(step.text).toContain('Ray was notified and can pay until');
  expect(step.text).toContain('We’ll retry the card on');
});

it('tells no time that is over when it is read', () => {
  const due = nextStep(unpaid(), 'owner', new Date('2026-05-10T18:00:00Z'));
  const over = nextStep(unpaid(), 'renter', new Date('2026-05-12T06:00:00Z'));

  expect(due.text).toContain('We’ll retry the card within minutes.');
  expect(over.text).toContain('It can be paid. While it’s unpaid, the owner can end');
});

it('leaves it to the owner once the time is over', () => {
  const step = nextStep(unpaid(), 'owner', new Date('2026-05-12T06:00:00Z'));

  expect([step.turn, step.due]).toEqual(['you', 'unpaid']);
});

it('does not warn of what was handed over all the same', () => {
  const step = nextStep(unpaid({ handed_over_unpaid_at: '2026-05-11T12:00:00Z' }), 'owner', NOW);

  expect([step.title, step.due]).toEqual(['Handed over with the rent unpaid', null]);
});

it('lets the owner record the return of what was handed over all the same', () => {
  const handedOver = { status: 'active', handed_over_unpaid_at: '2026-05-12T12:00:00Z' } as const;

  const running = nextStep(unpaid(handedOver), 'owner', new Date('2026-05-13T12:00:00Z'));
  const overdue = nextStep(unpaid(handedOver), 'owner', new Date('2026-05-16T12:00:00Z'));

  expect([running.turn, running.due]).toEqual(['other', 'record_return']);
  expect([overdue.turn, overdue.due]).toEqual(['you', 'record_return']);
  expect(overdue.text).toContain('The rent is still unpaid.');
});

it('says of a closed rental that its rent is being charged', () => {
  const [rent] = unpaid().payments;
  const payments = [{ ...rent, status: 'pending' } as PaymentRecord];
  const step = nextStep(unpaid({ status: 'closed', payments, unpaid: null }), 'owner', NOW);

  expect([step.turn, step.title]).toEqual(['nobody', 'The rental amount of $500 is being charged']);
});

describe('of a change, where the rent is paid', () => {
  const rent = { id: 1, kind: 'rental', status: 'succeeded', amount: 500, currency: 'usd' } as PaymentRecord;
  const change = { ...unpaid().payments[0], rental_change_id: 7 } as PaymentRecord;
  const ofChange = (changes: Partial<RentalRequestRecord> = {}) =>
    unpaid({ payments: [rent, change], ...changes });

  it('forbids no hand-over, also once the time to pay is over', () => {
    for (const now of [NOW, new Date('2026-05-12T06:00:00Z')]) {
      const step = nextStep(ofChange(), 'owner', now);
      expect([step.turn, step.title, step.due]).toEqual(['other', 'The rental change is unpaid', null]);
      expect(step.text).toContain('Ray was notified and can pay for the change.');
    }
  });

  it('lets the owner of a machine that is out record its return, and says so when it is overdue', () => {
    const out = ofChange({ status: 'active' });
    const running = nextStep(out, 'owner', new Date('2026-05-13T12:00:00Z'));
    const overdue = nextStep(out, 'owner', new Date('2026-05-16T12:00:00Z'));

    expect([running.due, overdue.due]).toEqual(['record_return', 'record_return']);
    expect(overdue.text).toContain('The change of the rental is still unpaid.');
  });

  it('does not threaten its renter with an end', () => {
    const { text } = nextStep(ofChange(), 'renter', NOW);

    expect(text).toContain('It can be paid until the end of Mon, May 11');
    expect(text).not.toContain('may end the rental');
  });
});

describe('once the machine is back', () => {
  const bill = { status: 'contested', offer: null, lines: [] } as unknown as RentalRequestRecord['bill'];
  const back = { updated_at: '2026-05-10T00:00:00Z', accepted_at: null, contested_at: null };
  const returned = (changes: Partial<RentalRequestRecord> = {}) =>
    unpaid({ status: 'returned', machine_return: back as RentalRequestRecord['machine_return'], ...changes });
  const accepted = { machine_return: { ...back, accepted_at: '2026-05-10T00:00:00Z' } } as never;

  it.each([
    ['closed', returned({ status: 'closed', ...(accepted as object) })],
    ['returned, with a bill that Yard decides on', returned({ bill })],
  ])('asks its renter to pay: %s', (_, request) => {
    const { turn, due, text } = nextStep(request, 'renter', NOW);

    expect([turn, due]).toEqual(['you', 'pay']);
    expect(text).toContain('Your card was declined. Try again, or pay with another card. It’s still owed.');
  });

  it('asks for the answer to the return first, and says what is owed beside it', () => {
    const { turn, due, text } = nextStep(returned(), 'renter', NOW);

    expect([turn, due]).toEqual(['you', 'accept_return']);
    expect(text).toMatch(/ The rental amount of \$[\d,.]+ is still unpaid\. Pay it under “Money”\.$/);
  });

  it.each([
    ['looks at the return', returned(), 'Waiting for Ray to review the return'],
    ['has accepted it', returned(accepted), 'Waiting for Ray to pay the rental amount'],
    ['is over', returned({ status: 'closed' }), 'Waiting for Ray to pay the rental amount'],
    ['waits for Yard', returned({ bill }), 'Yard is deciding on the bill'],
  ])('tells its owner while the renter %s', (_, request, title) => {
    const step = nextStep(request, 'owner', NOW);

    expect([step.turn, step.due, step.title]).toEqual(['other', null, title]);
    expect(`${step.title}. ${step.text}`).toContain('Waiting for Ray to pay the rental amount.');
  });
});

it('tells the renter until when, and what may follow', () => {
  const step = nextStep(unpaid(), 'renter', NOW);

  expect(step.due).toBe('pay');
  expect(step.text).toContain('While it’s unpaid, the owner can end the rental');
});

it('tells a renter whose deposit was refused, too, of both, and until when the rent can be paid', () => {
  const [rent] = unpaid().payments;
  const deposit = { ...rent, id: 1, kind: 'deposit', amount: 90 } as PaymentRecord;
  const request = unpaid({
    payments: [deposit, rent as PaymentRecord],
    cancellation_policy: { window_hours: 24 } as RentalRequestRecord['cancellation_policy'],
  });

  const step = nextStep(request, 'renter', NOW);

  expect([step.due, step.title]).toEqual(['pay', 'The deposit of $90 couldn’t be charged']);
  expect(step.text).toContain(
    'The rental amount of $500 was declined too. It can be paid until the end of Mon, May 11',
  );
});
