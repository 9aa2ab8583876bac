/** Waits for work so long at most. @throws Error once it is late; the work itself cannot be ended */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`It did not end within ${ms / 60_000} minutes.`)), ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
