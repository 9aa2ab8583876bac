import { cellsOf } from './csv-row';

it('names the records of a row, leaves out their lists and writes the rest in words', () => {
  const row = {
    ...{ id: 7, subtotal: 12.5, details: null, at: '2026-11-20T12:00:00.5Z', paid: false },
    machine: { id: 1, subject: 'Crane', user_id: 2, user_name: 'Olive Owner' },
    user: { id: 3, name: 'Ray Renter' },
    payments: [{ id: 9, amount: 5 }],
    machine_return: { id: 4, details: 'Late' },
    document_agreements: [{ document_id: 4, version: 1 }],
    messages: [],
    renter: { phone: '555', since: null, rentals: 3 },
    lines: [
      { kind: 'rent', label: 'Week', unit_amount: 5, amount: 5 },
      { label: 'Day', amount: 1 },
    ],
    tags: ['a', 'b'],
  };

  expect([...cellsOf(row, { now: new Date(0), rows: [] })]).toEqual([
    ['id', 7],
    ['subtotal', 12.5],
    ['details', null],
    ['at', '2026-11-20T12:00:00+00:00'],
    ['paid', 'false'],
    ['machine', 'Crane'],
    ['machine_user_name', 'Olive Owner'],
    ['user', 'Ray Renter'],
    ['renter', 'phone: 555, rentals: 3'],
    ['lines', 'label: Week, unit_amount: 5, amount: 5; label: Day, amount: 1'],
    ['tags', 'a; b'],
  ]);
});
