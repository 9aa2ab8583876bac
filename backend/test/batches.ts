import type { BatchName } from '@yard/contracts';
import { api, as, forgetBroadcasts } from './api';
import { rentalScene } from './rental-scene';

type Person = { id: number; email: string };

export interface Ran {
  status: string;
  dry_run: boolean;
  total: number;
  done: number;
  failed: number;
  amount: number;
  items: { record_id: number; outcome: string; message: string | null; amount: number | null }[];
}

interface Worker {
  wake(): void;
  idle(): Promise<void>;
}

export const worker = (): Worker => api.provider<Worker>('src/scheduler/batch-worker', 'BatchWorker');

/** Presses the button and waits until the work is done. */
export async function runBatch(admin: Person, name: BatchName, body: object = {}): Promise<Ran> {
  const answer = await as(admin).post(`/api/${name}`, body);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return outcomeOf(admin, answer.body.batch_run.id as number);
}

export async function outcomeOf(admin: Person, id: number): Promise<Ran> {
  await worker().idle();
  const run = await as(admin).get(`/api/batch_runs/${id}`);
  const items = await as(admin).get(`/api/batch_runs/${id}/items`, { per_page: 100 });
  return { ...run.body, items: items.body.data } as Ran;
}

/** The days a request stands for, moved in the table: everything derived from them moves along. */
export async function moveDays(id: number, start_date: string, end_date: string): Promise<void> {
  const sql = 'UPDATE rental_requests SET start_date = ?, end_date = ? WHERE id = ?';
  await api.dataSource.query(sql, [start_date, end_date, id]);
}

export const CLOSE = 'close_completed_rental_requests';

/** Rentals that ended long ago and nobody brought back. */
export async function completed(count: number) {
  const scene = await rentalScene();
  const ids: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const day = `2027-01-0${index}`;
    const { id } = await scene.approved({ start_date: day, end_date: day });
    await moveDays(id, `2026-10-0${index}`, `2026-10-0${index}`);
    ids.push(id);
  }
  forgetBroadcasts();
  return { ...scene, ids };
}
