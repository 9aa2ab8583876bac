import { api, as, rows } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { rentalRequestRow } from '../../../test/rental-rows';
import type { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { CalendarService } from './calendar.service';

const calendar = () =>
  api.provider<CalendarService>('src/catalog/calendar/calendar.service', 'CalendarService');
const work = () => api.provider<UnitOfWork>('@kit/server/store/unit-of-work', 'UnitOfWork');

interface Asked {
  id: number;
  start_date: string;
  end_date: string;
}

async function machineWith(turnaround_days: number) {
  const owner = await make.owner();
  const machine = await make.machine(owner, { turnaround_days });
  const ask = async (start_date: string, end_date: string): Promise<Asked> => {
    const { id } = await rentalRequestRow(machine, owner, { start_date, end_date });
    return { id, start_date, end_date };
  };
  const claim = (request: Asked) => work().run((tx) => calendar().claim(tx, machine, request));
  const known = { id: machine.id, turnaround_days, time_zone: 'America/Chicago' };
  return { owner, machine: known, ask, claim };
}

describe('the calendar', () => {
  it('takes a rental’s days and the turnaround after them, and gives them back', async () => {
    const { machine, ask, claim } = await machineWith(2);
    const request = await ask('2026-12-10', '2026-12-11');

    expect(await claim(request)).toBe(true);

    expect(await calendar().taken(machine.id, '2026-12-01', '2026-12-31')).toEqual([
      { from: '2026-12-10', to: '2026-12-11', reason: 'rental' },
      { from: '2026-12-12', to: '2026-12-13', reason: 'turnaround' },
    ]);
    await work().run((tx) => calendar().release(tx, [request.id]));
    expect(await rows('machine_days')).toEqual([]);
  });

  it.each([
    ['2026-12-10', '2026-12-11', false],
    ['2026-12-11', '2026-12-20', false],
    ['2026-12-13', '2026-12-14', false],
    ['2026-12-14', '2026-12-14', true],
    ['2026-12-01', '2026-12-08', false],
    ['2026-12-01', '2026-12-07', true],
    ['2026-12-01', '2026-12-31', false],
  ])(
    'finds %s to %s beside a rental on the 10th and 11th with two days after: free %s',
    async (from, to, free) => {
      const { machine, ask, claim } = await machineWith(2);
      await claim(await ask('2026-12-10', '2026-12-11'));
      const other = await ask(from, to);

      expect(await calendar().isFree(null, machine, from, to)).toBe(free);
      expect(await claim(other)).toBe(free);
      expect((await rows('machine_days', 'rental_request_id = ?', [other.id])).length > 0).toBe(free);
    },
  );

  it('keeps blacked-out days back, though a turnaround may lie on them', async () => {
    const { machine, ask, claim } = await machineWith(1);
    await insert('blackouts', { machine_id: machine.id, start_date: '2026-12-05', end_date: '2026-12-06' });

    expect(await claim(await ask('2026-12-04', '2026-12-05'))).toBe(false);
    expect(await claim(await ask('2026-12-03', '2026-12-04'))).toBe(true);
    expect(await calendar().taken(machine.id, '2026-12-04', '2026-12-31')).toEqual([
      { from: '2026-12-04', to: '2026-12-04', reason: 'rental' },
      { from: '2026-12-05', to: '2026-12-06', reason: 'blackout' },
    ]);
  });

  it('lets one of fifty at once win', async () => {
    const { ask, claim } = await machineWith(1);
    const requests: Asked[] = [];
    for (let n = 0; n < 50; n += 1)
      requests.push(await ask('2026-12-10', n % 2 ? '2026-12-12' : '2026-12-11'));

    const wins = await Promise.all(requests.map(claim));

    const winner = requests[wins.indexOf(true)];
    expect(wins.filter(Boolean)).toHaveLength(1);
    const days = await rows<{ rental_request_id: number }>('machine_days');
    expect(new Set(days.map((day) => day.rental_request_id))).toEqual(new Set([winner?.id]));
  });

  it('never lets a day be both rented and blacked out, whoever is first', async () => {
    const { owner, machine, ask, claim } = await machineWith(0);
    const path = `/api/machines/${machine.id}/blackouts`;
    await as(owner).get(path);

    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) {
      const request = await ask(day, day);
      const blackout = as(owner).post(path, { start_date: day, end_date: day });
      const [won, { status }] = await Promise.all([claim(request), blackout]);
      expect([won, status]).toEqual(won ? [true, 409] : [false, 201]);
    }
  });

  it('leaves nothing of a claim that the unique key refuses, and the transaction goes on', async () => {
    const { machine, ask } = await machineWith(0);
    const [first, second] = [await ask('2026-12-10', '2026-12-10'), await ask('2026-12-10', '2026-12-12')];

    await work().run(async (tx) => {
      await tx.manager.insert('machine_days', {
        machine_id: machine.id,
        rental_request_id: first.id,
        day: '2026-12-10',
        reason: 'rental',
        created_at: tx.now,
        updated_at: tx.now,
      });
      expect(await calendar().claim(tx, machine, second)).toBe(false);
    });

    expect(await rows('machine_days')).toHaveLength(1);
  });

  it('finds the nearest free spans, none before today at the machine’s place', async () => {
    const { machine, ask, claim } = await machineWith(1);
    await claim(await ask('2026-11-24', '2026-11-26'));

    const near = await calendar().nearestFree(machine, '2026-11-24', '2026-11-25');
    api.clock.set('2026-11-22T05:30:00Z');
    const stillThe21st = await calendar().nearestFree(machine, '2026-11-24', '2026-11-25', 1);
    api.clock.set('2026-11-22T06:30:00Z');
    const the22nd = await calendar().nearestFree(machine, '2026-11-24', '2026-11-25', 2);

    // The turnaround of the first has to end before the 24th; that of the rental takes the 27th.
    expect(near).toEqual([
      { from: '2026-11-21', to: '2026-11-22' },
      { from: '2026-11-28', to: '2026-11-29' },
      { from: '2026-11-20', to: '2026-11-21' },
    ]);
    expect(stillThe21st).toEqual([{ from: '2026-11-21', to: '2026-11-22' }]);
    expect(the22nd).toEqual([
      { from: '2026-11-28', to: '2026-11-29' },
      { from: '2026-11-29', to: '2026-11-30' },
    ]);
  });
});
