import { ErrorState } from '@yard/ui';
import { useRetrying } from './use-retrying';

export type CodeFailedProps = {
  /** "This page" */
  what: string;
  level?: 1;
  error: unknown;
  onRetry: () => void;
  /** Loads it again; rejects while it cannot be had. Absent where it is there and failed. */
  load?: () => Promise<unknown>;
};

/** In place of a part of a site whose code failed; what did not come comes by itself once the server has it again. */
export function CodeFailed({ what, level, error, onRetry, load }: CodeFailedProps) {
  const piece = missingPiece(error);
  useRetrying(piece === null ? (load ?? null) : () => reloadWith(piece));
  const isAway = piece !== null || load !== undefined;
  return (
    <ErrorState
      title={isAway ? `${what} could not be loaded` : `${what} is not working`}
      level={level}
      onRetry={piece === null ? onRetry : reloadPage}
    >
      {isAway
        ? 'The rest of the site works. Check your connection; it is tried again by itself.'
        : 'The rest of the site works. We were told of it.'}
    </ErrorState>
  );
}

/** The address of a piece of code that could not be fetched. Whatever waits for it is told no by React for ever. */
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
