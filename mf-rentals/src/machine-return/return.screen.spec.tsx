import { machineReturn, page, refused, rentalChangeRecord } from '@yard/testing/screen';
import { dialog } from '../../test/open-rental';
import { handoverRecord, onRent, openEnd, picture, textOf } from '../../test/open-ends';
import { BothEnds } from '../condition/both-ends';
import { RentalEnds } from '../rental-page/rental-ends';
import { permissionsOf } from '../words/permissions';
import { ReturnFacts } from './return-facts';
import { ReturnSheet } from './return-sheet';

const PATH = '/api/rental_requests/2/machine_return';
const decided = { user_id: 1, decided_at: '2026-11-20T10:00:00.000000Z' };
const closed = jest.fn();
const billed = jest.fn();
beforeEach(() => [closed, billed].forEach((told) => told.mockClear()));

const openSheet = (fields: object = {}) =>
  openEnd(<ReturnSheet request={onRent(fields)} onClose={closed} onBill={billed} />, {
    now: '2026-11-24T05:30:00Z',
  });

it('records a return, and goes on with the bill', async () => {
  const { person, pressInDialog, answer, sent } = openSheet({ handover: handoverRecord() });
  await page.findByText('No leaks under the machine');
  await page.findByRole('button', { name: /^Calendar/ });
  expect(await dialog()).toBe(
    'Record return | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Record return) | Back on | {month, }11/{day, }23/{year, }2026 | [Calendar] | ‹2026-11-23› | At ‹23:30› | [Choose a time: At] | Hour meter (optional) ‹› h | Fuel (optional) ‹› % | Condition | [ ] GoodOrdinary wear only. | [ ] DamagedYou can claim part of the deposit. | Checklist | [All OK] | No new damage to body or panels | (No new damage to body or panels) | [ ] OK | [ ] Problem | No leaks under the machine | (No leaks under the machine) | [ ] OK | [ ] Problem | Photos | Take each side once, the same at hand-over and return. 30 more of at most 10 MB. If you’re offline, we’ll send them later. | [Add photos: Front] | [Add photos: Rear] | [Add photos: Left side] | [Add photos: Right side] | [Add photos: Meter and fuel] | [Add photos: Tires or tracks] | [Add photos: Damage] | [Add photos: Other] | Notes (optional) ‹› | [Record return]',
  );
  await person.click(page.getByRole('radio', { name: /^Damaged/ }));
  await person.type(page.getByLabelText(/^Damage, paid/), '180.5');
  await person.tab();
  await person.type(page.getByLabelText(/^Hour meter/), '3600');
  await person.tab();
  await person.type(page.getByLabelText(/^Fuel/), '40');
  await person.tab();
  await pressInDialog('Record return');
  expect(sent()).toEqual([]);
  expect(await dialog()).toBe(
    'Record return | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Record return) | Back on | {month, }11/{day, }23/{year, }2026 | [Calendar] | ‹2026-11-23› | At ‹23:30› | [Choose a time: At] | Hour meter (optional) ‹3600› hThe meter went up 187.5 hours in 5 days. Check the reading, or leave it empty. | Fuel (optional) ‹40› % | Condition | [ ] GoodOrdinary wear only. | [x] DamagedYou can claim part of the deposit. | Damage, paid from the deposit$ ‹180.5› | Checklist | [All OK] | No new damage to body or panels | (No new damage to body or panels) | [ ] OK | [ ] Problem | No leaks under the machine | (No leaks under the machine) | [ ] OK | [ ] Problem | Photos | Take each side once, the same at hand-over and return. 30 more of at most 10 MB. If you’re offline, we’ll send them later. | [Add photos: Front] | [Add photos: Rear] | [Add photos: Left side] | [Add photos: Right side] | [Add photos: Meter and fuel] | [Add photos: Tires or tracks] | [Add photos: Damage] | [Add photos: Other] | Notes (optional) ‹› | [Record return]',
  );
  await person.clear(page.getByLabelText(/^Hour meter/));
  await person.type(page.getByLabelText(/^Hour meter/), '3500');
  answer(
    `POST ${PATH}`,
    refused({ returned_at: ['It is before the start.'], damage_amount: ['More than the deposit.'] }),
  );
  await pressInDialog('Record return');
  await page.findByText('More than the deposit.');
  await page.findByText('It is before the start.');
  answer(`POST ${PATH}`, machineReturn());
  await pressInDialog('Record return');
  await page.findByText('Return recorded');
  expect(sent()[1]).toEqual({
    call: 'POST /api/rental_requests/2/machine_return',
    body: {
      checklist: [],
      condition: 'damaged',
      damage_amount: 180.5,
      details: '',
      fuel_level: 40,
      hours: 3500,
      photos: [],
      returned_at: '2026-11-24T05:30:00.000Z',
    },
  });
  expect(billed).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

it('changes a return, whose damage does not stay once it is good', async () => {
  const { person, pressInDialog, answer, sent } = openSheet({
    machine_return: machineReturn({ hours: 3420 }),
  });
  await page.findByText('No leaks under the machine');
  await page.findByRole('button', { name: /^Calendar/ });
  expect(await dialog()).toBe(
    'Edit return | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Edit return) | Back on | {month, }11/{day, }19/{year, }2026 | [Calendar] | ‹2026-11-19› | At ‹12:00› | [Choose a time: At] | Hour meter (optional) ‹3420› h | Fuel (optional) ‹20› % | Condition | [ ] GoodOrdinary wear only. | [x] DamagedYou can claim part of the deposit. | Damage, paid from the deposit$ ‹180› | Checklist | [All OK] | No new damage to body or panels | (No new damage to body or panels) | [ ] OK | [ ] Problem | No leaks under the machine | (No leaks under the machine) | [ ] OK | [ ] Problem | Photos | Take each side once, the same at hand-over and return. 30 more of at most 10 MB. If you’re offline, we’ll send them later. | [Add photos: Front] | [Add photos: Rear] | [Add photos: Left side] | [Add photos: Right side] | [Add photos: Meter and fuel] | [Add photos: Tires or tracks] | [Add photos: Damage] | [Add photos: Other] | Notes (optional) ‹One cable is cut.› | [Edit return]',
  );
  await person.click(page.getByRole('radio', { name: /^Good/ }));
  answer(`PATCH ${PATH}`, machineReturn());
  await pressInDialog('Edit return');
  await page.findByText('Return saved');
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/rental_requests/2/machine_return',
      body: {
        checklist: [],
        condition: 'good',
        damage_amount: null,
        details: 'One cable is cut.',
        fuel_level: 20,
        hours: 3420,
        photos: [],
        returned_at: '2026-11-19T18:00:00.000Z',
      },
    },
  ]);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(billed).not.toHaveBeenCalled();
});

it.each([
  [
    'damaged',
    machineReturn({ photos: [picture(31, 'damage')] }),
    null,
    false,
    '(Return) | Return | [Edit return] | Back on | Thu, Nov 19, 11:00 AM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | (Photos) | Damage | (Damage) | [Enlarge: Damage, photo 1]',
  ],
  [
    'good, hardly read',
    machineReturn({ condition: 'good', hours: null, fuel_level: null, damage_amount: null, details: null }),
    null,
    false,
    '(Return) | Return | [Edit return] | Back on | Thu, Nov 19, 11:00 AM | Condition | Good | Hour meter | – | Fuel | – | Damage claimed | None',
  ],
  [
    'contested',
    machineReturn({ contest_reason: 'It was so before.', photos: [picture(31, 'damage')] }),
    { ...decided, user_name: 'Ada Admin', reason: 'The pictures show it.', amount: 90 },
    true,
    '(Return) | Return | [Edit return] | Back on | Thu, Nov 19, 11:00 AM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | Paid for damage | $90.00 | One cable is cut. | Contested: It was so before. | Decided by Ada Admin: The pictures show it.',
  ],
  [
    'decided without words',
    machineReturn(),
    { ...decided, user_name: null, reason: null, amount: 0 },
    true,
    '(Return) | Return | [Edit return] | Back on | Thu, Nov 19, 11:00 AM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | Paid for damage | $0.00 | One cable is cut. | Decided by Yard.',
  ],
])('says how the machine came back: %s', async (_, back, decision, isCompared, words) => {
  const change = jest.fn();
  const { press } = openEnd(
    <ReturnFacts
      back={back}
      decision={decision}
      zone="America/Denver"
      isCompared={isCompared}
      onChange={change}
    />,
  );
  await press('Edit return');
  expect(change).toHaveBeenCalledTimes(1);
  expect(textOf()).toBe(words);
});

it('sets out and back side by side', async () => {
  const back = machineReturn({
    hours: 3500,
    fuel_level: null,
    details: null,
    checklist: [{ key: 'fluids', ok: true, note: null }],
    photos: [picture(31, 'front'), picture(32, 'damage')],
  });
  openEnd(<BothEnds out={handoverRecord()} back={back} machineId={1} />);
  await page.findByText('No leaks under the machine');
  expect(textOf()).toBe(
    '(Out and back) | Out and back | What | Out | Back | Hour meter | 3,412.5 h | 3,500 h | Fuel | 80% | – | No new damage to body or panels | Problem: The door | – | No leaks under the machine | OK | OK | Notes | A scratch on the door. | – | Front | (Front out) | [Enlarge: Front out, 1 of 2] | [Enlarge: Front out, 2 of 2] | (Front back) | [Enlarge: Front back, 1 of 1] | Meter and fuel | (Meter and fuel out) | [Enlarge: Meter and fuel out, 1 of 1] | – | Damage | – | (Damage back) | [Enlarge: Damage back, 1 of 1]',
  );
  expect(
    [...document.querySelectorAll('td[style*="--weight: 650"]')].map((cell) => cell.textContent),
  ).toEqual(['3,500 h', '–', '–', '–']);
});

it('says after a swap that another machine went out', async () => {
  const { from } = rentalChangeRecord();
  const answered_at = '2026-11-20T10:00:00.000000Z';
  const swap = rentalChangeRecord({ status: 'accepted', answered_at, to: { ...from, machine_id: 1 } });
  const request = onRent({ handover: handoverRecord(), machine_return: machineReturn(), changes: [swap] });
  const may = permissionsOf(request, { id: 1, owner: false, admin: true, role: null }, new Date(answered_at));
  openEnd(<RentalEnds request={request} may={may} open={jest.fn()} />);
  await page.findByRole('columnheader', { name: 'Out (previous machine)' });
});

it('compares the meter of a machine that came in place of another with its own page', async () => {
  const { from } = rentalChangeRecord();
  const answered_at = '2026-11-20T10:00:00.000000Z';
  const swap = rentalChangeRecord({ status: 'accepted', answered_at, to: { ...from, machine_id: 1 } });
  const { person } = openSheet({ handover: handoverRecord({ hours: 9000 }), changes: [swap] });

  await person.type(await page.findByLabelText(/^Hour meter/), '3600');
  await person.tab();

  await page.findByText('That is 188 h in 5 days.');
});
