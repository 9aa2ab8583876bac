import { PUBLIC_URL } from '@yard/testing';

interface Listed {
  data: { id: number; user_name: string; instant_book: boolean; minimum_days: number; subject: string }[];
}

export interface Offer {
  id: number;
  subject: string;
  /** Both free. */
  from: string;
  to: string;
}

const DAYS_AHEAD = 90;

/** A machine of Olive's that she is asked for, and its next two free days. */
export async function nextOffer(): Promise<Offer> {
  const { data } = await ask<Listed>('machines?per_page=100');
  const machine = data.find(
    ({ user_name, instant_book, minimum_days }) =>
      user_name.startsWith('Olive') && !instant_book && minimum_days <= 2,
  );
  if (!machine) throw new Error('Olive offers nothing');
  const { taken } = await ask<{ taken: { from: string; to: string }[] }>(
    `machines/${machine.id}/availability?from=${day(1)}&to=${day(DAYS_AHEAD)}`,
  );
  const isFree = (date: string) => taken.every(({ from, to }) => date < from || date > to);
  for (let ahead = 1; ahead < DAYS_AHEAD - 3; ahead += 1) {
    // A day between two rentals, so that the machine can be made ready.
    if ([ahead - 1, ahead, ahead + 1, ahead + 2, ahead + 3].every((one) => isFree(day(one))))
      return { id: machine.id, subject: machine.subject, from: day(ahead), to: day(ahead + 1) };
  }
  throw new Error(`${machine.subject} has no free days`);
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`${PUBLIC_URL}/api/${path}`, { headers: { Accept: 'application/json' } });
  return (await answer.json()) as T;
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
