import { api } from './api';

/** Compacts the database of SQLite. Refused while a timer of the application's reads. */
export async function vacuum(): Promise<void> {
  const isReading = (error: unknown) => /statements in progress/.test(String(error));
  for (let tries = 0; tries < 100; tries += 1) {
    const refusal = await api.dataSource.query('VACUUM').then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal === null) return;
    if (!isReading(refusal)) throw refusal;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the application reads all the time');
}
