import { isSignedOut } from './signed-out';

/**
 * Logs out; a session that has ended by itself is as good as ended.
 *
 * @throws WireError where it goes on: the server is unreachable, or refuses
 */
export async function endSession(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}
