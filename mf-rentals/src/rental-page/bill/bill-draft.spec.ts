import type { RentalRequestRecord } from '@yard/contracts';
import { back, rental } from '../../../test/rental-stages';
import { billDraft, mayHaveBill } from './bill-draft';

const machine = { tank_amount: 200, cleaning_amount: 120, time_zone: 'America/Chicago' };
const whole = rental('returned', {
  machine: machine as RentalRequestRecord['machine'],
  handover: { hours: 100, fuel_level: 80 } as RentalRequestRecord['handover'],
  lines: [{ kind: 'rent', label: '3 days', quantity: 3, unit_amount: 100, amount: 300, period_days: 1 }],
});
const fine = {
  hours: 124,
  fuel_level: 80,
  condition: 'good',
  returned_at: '2026-05-15T04:59:00Z',
  checklist: [{ key: 'dirt', ok: true, note: null }],
};

it('begins with the fuel that is missing and the damage of the return, and claims no dirt by itself', () => {
  const returned = { ...whole, machine_return: back({ fuel_level: 50, damage_amount: 40 }) };

  expect(billDraft(returned)).toEqual({
    fuel_amount: 60,
    cleaning_amount: null,
    damage_amount: 40,
    details: '',
  });
});

it('goes by what the owner read where not both have signed', () => {
  const readings = [{ user_id: 2, hours: 90, fuel_level: 100, at: '' }];
  const read = {
    ...whole,
    machine: { ...machine, user_id: 2 } as RentalRequestRecord['machine'],
    handover: { hours: 100, fuel_level: 80, readings } as RentalRequestRecord['handover'],
    machine_return: back({ fuel_level: 80, damage_amount: null }),
  };

  expect(billDraft(read).fuel_amount).toBe(40);
  expect(mayHaveBill(read, { ...fine, fuel_level: 100, hours: 114.1 })).toBe(true);
});

it.each([
  ['came back in order', {}, {}, false],
  ['was not read', { hours: null, fuel_level: null }, {}, false],
  ['ran longer than the rent covers', { hours: 124.1 }, {}, true],
  ['ran longer, from a reading that nobody took', { hours: 999, fuel_level: 100 }, { handover: null }, false],
  ['lacks fuel', { fuel_level: 79 }, {}, true],
  [
    'lacks fuel that has no price',
    { fuel_level: 79 },
    { machine: { ...machine, tank_amount: null } as RentalRequestRecord['machine'] },
    false,
  ],
  ['is damaged', { condition: 'damaged' }, {}, true],
  ['has a problem on its list', { checklist: [{ key: 'dirt', ok: false, note: null }] }, {}, true],
  ['came a day late', { returned_at: '2026-05-15T05:00:00Z' }, {}, true],
  [
    'was called off, and fetched late',
    { returned_at: '2026-05-15T05:00:00Z' },
    { call_off: { number: 'OFF-000001', called_at: '', last_day: '2026-05-14' } },
    false,
  ],
  ['was down', {}, { breakdowns: [{}] as RentalRequestRecord['breakdowns'] }, true],
])('a machine that %s: a bill is offered with its return: %#', (_what, noted, fields, isOffered) => {
  expect(mayHaveBill({ ...whole, ...fields }, { ...fine, ...noted })).toBe(isOffered);
});
