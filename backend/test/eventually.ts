const TRIES = 1_500;
const PAUSE_MS = 20;

/** Waits for what goes on beside the test; where it does not come, the error says what was waited for. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries === TRIES) throw new Error(`This did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
