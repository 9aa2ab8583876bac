import { sendRequest, call, type Visitor } from '@yard/testing';

type Page = Visitor['page'];

type Offer = { id: number; user_name: string; instant_book: boolean; minimum_days: number; subject: string };

/** Asks for as many of Olive's machines, for tomorrow and the day after it. @param page  the renter's */
export async function askForTomorrow(page: Page, count: number): Promise<{ id: number; subject: string }[]> {
  const rentals: { id: number; subject: string }[] = [];
  for (const { id, subject } of await offers(page)) {
    if (rentals.length < count && (await isFree(page, id)))
      rentals.push({ id: await sendRequest(page, id, day(1), day(2)), subject });
  }
  if (rentals.length === count) return rentals;
  throw new Error(`Only ${rentals.length} machines of Olive's are free tomorrow`);
}

async function offers(page: Page): Promise<Offer[]> {
  const { data } = await call<{ data: Offer[] }>(page, 'GET', '/api/machines?per_page=100');
  return data.filter(
    ({ user_name, instant_book, minimum_days }) =>
      user_name.startsWith('Olive') && !instant_book && minimum_days <= 2,
  );
}

/** Both days and those around them: a machine is made ready between two rentals. */
async function isFree(page: Page, machine: number): Promise<boolean> {
  const path = `/api/machines/${machine}/availability?from=${day(0)}&to=${day(4)}`;
  return (await call<{ taken: unknown[] }>(page, 'GET', path)).taken.length === 0;
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
