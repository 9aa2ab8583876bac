import { breakdownRecord, paymentRecord, rentalRequestRecord } from '@yard/testing/records';
import { billOutcome, closeOutcome } from './outcome-of';

const rental = rentalRequestRecord({
  payments: [
    paymentRecord({ kind: 'deposit', amount: 500.1, refunded_amount: 0.1 }),
    paymentRecord({ amount: 900 }),
  ],
  breakdowns: [breakdownRecord({ days_down: 1 })],
  rental_amount: 900,
  start_date: '2026-06-01',
  end_date: '2026-06-03',
});

it('the deposit pays a bill first, and the card what is above it', () => {
  expect(billOutcome(rental, [420.1, 100.2], 'usd')).toEqual({
    retained: 500,
    charged: 20.3,
    depositBack: 0,
    rentBack: 0,
  });
});

it('a bill that comes to less than nothing gives rent back, and the whole deposit', () => {
  expect(billOutcome(rental, [100, -300], 'usd')).toEqual({
    retained: 0,
    charged: 0,
    depositBack: 500,
    rentBack: 200,
  });
});

it('what is closed without a bill charges nothing, and credits the days that the machine was down', () => {
  expect(closeOutcome(rental, 120, 'usd')).toEqual({
    retained: 120,
    charged: 0,
    depositBack: 380,
    rentBack: 300,
  });
});
