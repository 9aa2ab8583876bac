/** So long a page waits for what is known of it; then it goes out as it was built, and asks by itself. */
const PATIENCE_MS = 1_000;

/** @throws Error when it takes longer than a page waits */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
