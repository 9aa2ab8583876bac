import { contextOf } from '../http/wire-context';
import type { WireRequest } from '../http/message';

/**
 * Judges session or token, user and policy once more, as the wire does itself behind a body that it read late. For
 * routes with `@TakesUploads()`, once they have read theirs. The route's own guards are not asked again.
 *
 * @throws what the guard throws
 */
export async function judgeAgain(request: WireRequest): Promise<void> {
  await contextOf(request).judgeAgain?.();
}
