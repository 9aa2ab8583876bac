import { api, as, guest, rows } from '../../../../test/api';
import { insert, make } from '../../../../test/make';
import { rentalRequestRow } from '../../../../test/rental-rows';
import type { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { CalendarService } from '../../calendar/calendar.service';

const DAYS = { from: '2026-12-10', to: '2026-12-11' };
const LATER = { from: '2026-12-20', to: '2026-12-21' };

async function offered() {
  const owner = await make.owner();
  const machine = await make.machine(owner, { turnaround_days: 1 });
  return { owner, machine, path: `/api/machines/${machine.id}/blackouts` };
}

async function isFree(days: object): Promise<boolean> {
  return (await guest().get('/api/machines', days)).body.total === 1;
}

async function takenUntil(): Promise<unknown> {
  const [row] = await rows<{ taken_until: string }>('search_machines');
  return row?.taken_until;
}

function keep(taken_until: string): Promise<unknown> {
  return api.dataSource.query('UPDATE search_machines SET taken_until = ?', [taken_until]);
}

describe('until when the index says that a machine is taken', () => {
  it('is the end of its last blackout, in the transaction that writes it', async () => {
    const { owner, path } = await offered();
    expect(await takenUntil()).toBe('1970-01-01');

    const { body } = await as(owner).post(path, { start_date: '2026-12-09', end_date: '2026-12-10' });
    expect([await isFree(DAYS), await isFree(LATER)]).toEqual([false, true]);
    await as(owner).patch(`${path}/${body.id}`, { end_date: '2026-12-20' });

    expect([await isFree(DAYS), await isFree(LATER)]).toEqual([false, false]);
    expect(await takenUntil()).toBe('2026-12-20');
    expect(await api.indexEverything()).toBe(0);
  });

  it('is the last day that a rental takes; days given back are free, whatever it still says', async () => {
    const { owner, machine } = await offered();
    const days = { start_date: DAYS.from, end_date: DAYS.to };
    const { id } = await rentalRequestRow(machine, owner, days);
    const calendar = api.provider<CalendarService>(
      'src/catalog/calendar/calendar.service',
      'CalendarService',
    );
    const work = api.provider<UnitOfWork>('@kit/server/store/unit-of-work', 'UnitOfWork');

    await work.run((tx) => calendar.claim(tx, machine, { id, ...days }));
    expect([await isFree(DAYS), await takenUntil()]).toEqual([false, '2026-12-12']);
    await work.run((tx) => calendar.release(tx, [id]));

    expect([await isFree(DAYS), await takenUntil()]).toEqual([true, '2026-12-12']);
    expect(await api.indexEverything()).toBe(0);
    expect(await takenUntil()).toBe('1970-01-01');
  });

  it('is never before a day that is taken already', async () => {
    const { owner, path } = await offered();

    await as(owner).post(path, { start_date: '2026-12-20', end_date: '2026-12-20' });
    await as(owner).post(path, { start_date: '2026-12-10', end_date: '2026-12-10' });

    expect([await isFree(DAYS), await isFree(LATER)]).toEqual([false, false]);
  });

  it('stays when the machine is changed', async () => {
    const { owner, machine, path } = await offered();
    await as(owner).post(path, { start_date: '2026-12-10', end_date: '2026-12-10' });

    await as(owner).patch(`/api/machines/${machine.id}`, { subject: 'Zeppelin 950' });

    expect([await isFree(DAYS), await takenUntil()]).toEqual([false, '2026-12-10']);
  });

  it('is brought in step after blackouts that were written past the application', async () => {
    const { machine } = await offered();
    await insert('blackouts', { machine_id: machine.id, start_date: DAYS.from, end_date: DAYS.to });

    expect(await api.indexEverything()).toBe(1);

    expect([await isFree(DAYS), await takenUntil()]).toEqual([false, DAYS.to]);
  });

  it('is unknown of what a server of before wrote: then the calendar is asked', async () => {
    const { owner, path } = await offered();
    await as(owner).post(path, { start_date: DAYS.from, end_date: DAYS.from });
    await keep('9999-12-31');

    expect([await isFree(DAYS), await isFree(LATER)]).toEqual([false, true]);
    expect(await api.indexEverything()).toBe(0);
    expect(await takenUntil()).toBe(DAYS.from);
  });
});
