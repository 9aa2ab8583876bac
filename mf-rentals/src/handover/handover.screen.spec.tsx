import { lateAnswer, machineRecord, page, people, rentalChangeRecord, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { dialog } from '../../test/open-rental';
import { handoverRecord, onRent, openEnd, textOf } from '../../test/open-ends';
import { permissionsOf } from '../words/permissions';
import { HandoverPanel } from './handover-panel';
import { HandoverSheet } from './handover-sheet';

const PATH = '/api/rental_requests/2/handover';
const handover = handoverRecord();
const NOW = new Date('2026-11-20T12:00:00Z');
const closed = jest.fn();
beforeEach(() => closed.mockClear());

function openPanel(user: typeof people.ray | typeof people.olive, fields: object = {}) {
  const request = onRent({ handover: { ...handover, ...fields } });
  const may = permissionsOf(request, { id: user.id, owner: user.owner, admin: false, role: null }, NOW);
  const change = jest.fn();
  const screen = openEnd(
    <HandoverPanel request={request} handover={{ ...handover, ...fields }} may={may} onChange={change} />,
    { user },
  );
  return { ...screen, change };
}
const openSheet = (fields: object = {}, options: object = {}) =>
  openEnd(<HandoverSheet request={onRent(fields)} onClose={closed} />, options);

it('shows how the machine was handed over, and has the renter sign what they see', async () => {
  const { person, press, answer, sent } = openPanel(people.ray);
  await page.findByText('No leaks under the machine');
  expect(textOf()).toBe(
    '(Hand-over) | Hand-over | [Edit hand-over] | Hour meter | 3,412.5 h | Fuel | 80% | No new damage to body or panels | Problem: The door | No leaks under the machine | OK | A scratch on the door. | (Photos) | Front | (Front) | [Enlarge: Front, photo 1] | [Enlarge: Front, photo 2] | Meter and fuel | (Meter and fuel) | [Enlarge: Meter and fuel, photo 1] | (Signatures) | Signed by Olive Owner on Thu, Nov 19, 9:30 AM | Ray Renter hasn’t signed yet | (Sign hand-over) | Your nameType your full name to confirm that the machine is as described above. ‹› | [Sign hand-over]',
  );
  answer(`POST ${PATH}/sign`, {
    status: 422,
    body: { message: 'No.', errors: { name: ['Write your whole name.'] } },
  });
  await person.type(page.getByLabelText('Your name'), 'ray  renter');
  await press('Sign hand-over');
  await page.findByText('Write your whole name.');
  const late = lateAnswer();
  answer(`POST ${PATH}/sign`, late.answer);
  await press('Sign hand-over');
  await waitFor(() => expect(sent()).toHaveLength(2));
  late.give(handover);
  await page.findByText('Hand-over signed');
  expect(sent()[1]).toEqual({
    call: 'POST /api/rental_requests/2/handover/sign',
    body: { name: 'ray  renter', updated_at: '2026-11-19T14:00:00.000000Z' },
  });
});

it('asks once more before it is signed by another name than the account’s', async () => {
  const { person, press, pressInDialog, answer, sent } = openPanel(people.ray);
  answer(`POST ${PATH}/sign`, handover);
  await person.type(await page.findByLabelText('Your name'), 'zzz');
  await press('Sign hand-over');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Sign as “zzz”?Your account says Ray Renter.CancelSign',
  );
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press('Sign hand-over');
  await pressInDialog('Sign');

  await page.findByText('Hand-over signed');
  expect(sent()[0]?.body).toMatchObject({ name: 'zzz' });
});

it('tells who has signed, in the zone of the machine, and nothing to sign to who has', async () => {
  const { press, change } = openPanel(people.olive, {
    details: null,
    photos: [],
    checklist: [{ key: 'gone', ok: false, note: null }],
  });
  await press('Edit hand-over');
  expect(change).toHaveBeenCalledTimes(1);
  expect(textOf()).toBe(
    '(Hand-over) | Hand-over | [Edit hand-over] | Hour meter | 3,412.5 h | Fuel | 80% | Gone | Problem | (Signatures) | Signed by Olive Owner on Thu, Nov 19, 9:30 AM | Ray Renter hasn’t signed yet',
  );
});

it('shows what each side read where the figures differ, until both have signed', async () => {
  const at = '2026-11-19T14:00:00.000000Z';
  const readings = [
    { user_id: 2, hours: 1000, fuel_level: 100, at },
    { user_id: 3, hours: 5000, fuel_level: 60, at },
  ];
  openPanel(people.ray, { readings, photos: [], checklist: [], hours: 5000, fuel_level: 60 });
  await page.findByText('5,000 h');
  expect(textOf()).toContain(
    'Hour meter | 5,000 h | Fuel | 60% | Read by Olive Owner | 1,000 h, 100% | Read by Ray Renter | 5,000 h, 60% |',
  );
});

it('shows one figure where both sides read the same, and where both have signed', async () => {
  const read = { user_id: 2, hours: 1000, fuel_level: 100, at: '2026-11-19T14:00:00.000000Z' };
  openPanel(people.ray, { readings: [read, { ...read, user_id: 3 }] });
  await page.findByText('Hour meter');
  expect(textOf()).not.toContain('Read by');
});

it('records a hand-over', async () => {
  const { person, pressInDialog, answer, sent } = openSheet();
  await page.findByText('No leaks under the machine');
  expect(await dialog()).toBe(
    'Record hand-over | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Record hand-over) | Hour meter ‹› h | Fuel ‹› % | Checklist | [All OK] | No new damage to body or panels | (No new damage to body or panels) | [ ] OK | [ ] Problem | No leaks under the machine | (No leaks under the machine) | [ ] OK | [ ] Problem | Photos | Take each side once, the same at hand-over and return. 30 more of at most 10 MB. If you’re offline, we’ll send them later. | [Add photos: Front] | [Add photos: Rear] | [Add photos: Left side] | [Add photos: Right side] | [Add photos: Meter and fuel] | [Add photos: Tires or tracks] | [Add photos: Damage] | [Add photos: Other] | Notes (optional) ‹› | [Record hand-over]',
  );
  await person.type(page.getByLabelText(/^Hour meter/), '3000');
  await person.tab();
  await person.type(page.getByLabelText(/^Fuel/), '75');
  await person.tab();
  await person.click(page.getAllByRole('radio', { name: 'Problem' })[0] ?? document.body);
  await pressInDialog('All OK');
  await person.type(page.getByLabelText(/^What’s wrong/), 'A dent');
  await person.type(page.getByLabelText(/^Notes/), 'Dusty.');
  await pressInDialog('Record hand-over');
  expect(sent()).toEqual([]);
  expect(await dialog()).toBe(
    'Record hand-over | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Record hand-over) | Hour meter ‹3000› hIt read 3,412 h before. Is that right? | Fuel ‹75› % | [ ] The meter reads 3,000 h | Checklist | [All OK] | No new damage to body or panels | (No new damage to body or panels) | [ ] OK | [x] Problem | What’s wrong: No new damage to body or panels (optional) ‹A dent› | No leaks under the machine | (No leaks under the machine) | [x] OK | [ ] Problem | Photos | Take each side once, the same at hand-over and return. 30 more of at most 10 MB. If you’re offline, we’ll send them later. | [Add photos: Front] | [Add photos: Rear] | [Add photos: Left side] | [Add photos: Right side] | [Add photos: Meter and fuel] | [Add photos: Tires or tracks] | [Add photos: Damage] | [Add photos: Other] | Notes (optional) ‹Dusty.› | [Record hand-over]',
  );
  await person.click(page.getByRole('checkbox', { name: /The meter reads/ }));
  answer(`POST ${PATH}`, handover);
  await pressInDialog('Record hand-over');
  await page.findByText('Hand-over recorded');
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/2/handover',
      body: {
        checklist: [
          { key: 'damage', note: 'A dent', ok: false },
          { key: 'fluids', note: null, ok: true },
        ],
        details: 'Dusty.',
        fuel_level: 75,
        hours: 3000,
        photos: [],
      },
    },
  ]);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('keeps a figure that it cannot read when it is closed, until one starts over', async () => {
  function Reopened() {
    const [isOpen, setOpen] = useState(false);
    const toggle = () => setOpen(!isOpen);
    return isOpen ? (
      <HandoverSheet request={onRent({})} onClose={toggle} />
    ) : (
      <button onClick={toggle}>Open</button>
    );
  }
  const { person, press, pressInDialog, sent } = openEnd(<Reopened />);
  const fuel = () => page.findByLabelText<HTMLInputElement>(/^Fuel/);
  await press('Open');
  await person.type(await fuel(), 'three quarters');
  await pressInDialog('Close');
  await press('Open');
  expect((await fuel()).value).toBe('three quarters');
  await pressInDialog('Record hand-over');
  await page.findByText('Write a whole number, such as 12.');
  expect(sent()).toEqual([]);
  await pressInDialog('Start over');
  expect((await fuel()).value).toBe('');
  await person.type(await fuel(), 'full{Backspace>4/}75');
  await pressInDialog('Close');
  await press('Open');
  expect((await fuel()).value).toBe('75');
});

it('changes a hand-over, asking first where the other side changed it meanwhile', async () => {
  const { pressInDialog, answer, sent } = openSheet(
    { handover },
    { answers: { 'GET /api/machines/1': machineRecord({ hours: 3400 }) } },
  );
  await page.findByText('No leaks under the machine');
  expect(await dialog()).toBe(
    'Edit hand-over | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | (Edit hand-over) | Hour meter ‹3412.5› h | Fuel ‹80› % | Checklist | [All OK] | No new damage to body or panels | (No new damage to body or panels) | [ ] OK | [x] Problem | What’s wrong: No new damage to body or panels (optional) ‹The door› | No leaks under the machine | (No leaks under the machine) | [x] OK | [ ] Problem | Photos | Take each side once, the same at hand-over and return. 27 more of at most 10 MB. If you’re offline, we’ll send them later. | [Add photos: Front] | (Front) | [Enlarge: Front, photo 1] | [Remove Front, photo 1] | [Enlarge: Front, photo 2] | [Remove Front, photo 2] | [Add photos: Rear] | [Add photos: Left side] | [Add photos: Right side] | [Add photos: Meter and fuel] | (Meter and fuel) | [Enlarge: Meter and fuel, photo 1] | [Remove Meter and fuel, photo 1] | [Add photos: Tires or tracks] | [Add photos: Damage] | [Add photos: Other] | Notes (optional) ‹A scratch on the door.› | [Edit hand-over]',
  );
  answer(`PATCH ${PATH}`, {
    status: 409,
    body: { message: 'It was changed.', updated_at: '2026-11-20T11:00:00.000000Z' },
  });
  answer(`GET ${PATH}`, handoverRecord({ updated_at: '2026-11-20T11:00:00.000000Z' }));
  await pressInDialog('Edit hand-over');
  await page.findByText('This hand-over changed');
  expect(await dialog()).toBe(
    'This hand-over changed | The other person changed or signed it after you opened it. Yours will replace it. | [Cancel] | [Send mine]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByText('This hand-over changed')).toBeNull());
  expect(sent()).toHaveLength(1);
  await pressInDialog('Edit hand-over');
  await page.findByText('This hand-over changed');
  answer(`PATCH ${PATH}`, handover);
  await pressInDialog('Send mine');
  await page.findByText('Hand-over saved');
  expect(sent()).toHaveLength(3);
  expect(sent()[0]).toEqual({
    call: 'PATCH /api/rental_requests/2/handover',
    body: {
      checklist: [
        { key: 'damage', note: 'The door', ok: false },
        { key: 'fluids', note: null, ok: true },
      ],
      details: 'A scratch on the door.',
      fuel_level: 80,
      hours: 3412.5,
      photos: [
        { media_id: 21, side: 'meter' },
        { media_id: 22, side: 'front' },
        { media_id: 23, side: 'front' },
      ],
      updated_at: '2026-11-19T14:00:00.000000Z',
    },
  });
  expect(sent()[2]).toMatchObject({ body: { updated_at: '2026-11-20T11:00:00.000000Z' } });
  expect(closed).toHaveBeenCalledTimes(1);
});

it('has the meter of another machine read anew, which came in its place', async () => {
  const { from } = rentalChangeRecord();
  const swap = rentalChangeRecord({
    status: 'accepted',
    answered_at: '2026-11-20T10:00:00.000000Z',
    to: { ...from, machine_id: 18 },
  });
  openSheet({ handover, changes: [swap] }, { user: people.olive });
  expect(await page.findByRole('textbox', { name: /^Hour meter/ })).toHaveProperty('value', '');
  expect(page.getByRole('textbox', { name: /^Fuel/ })).toHaveProperty('value', '');
});
