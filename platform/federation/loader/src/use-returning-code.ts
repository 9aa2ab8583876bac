import { useRetrying } from './use-retrying';

/**
 * Code of a site that failed: what did not come comes by itself once the server has it again.
 *
 * @param load  loads it again; rejects while it cannot be had. Absent where it is there and failed.
 * @returns isAway  it did not come; else it is there, and does not work
 */
export function useReturningCode(error: unknown, onRetry: () => void, load?: () => Promise<unknown>) {
  const piece = missingPiece(error);
  useRetrying(piece === null ? (load ?? null) : () => reloadWith(piece));
  return { isAway: piece !== null || load !== undefined, retry: piece === null ? onRetry : reloadPage };
}

/** The address of a piece of code that could not be fetched. Whatever waits for it is rejected by React for ever. */
function missingPiece(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  return 'request' in error && typeof error.request === 'string' ? error.request : null;
}

/** @throws while the piece is not there, so that a page that lacks it for good is not loaded for ever */
async function reloadWith(piece: string): Promise<void> {
  const answer = await fetch(piece, { method: 'HEAD', cache: 'no-store' });
  if (!answer.ok) throw new Error(`${piece} answered ${answer.status}`);
  reloadPage();
}

function reloadPage(): void {
  window.location.reload();
}
