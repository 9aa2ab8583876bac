import { PlainFailure } from '@kit/server/base/settings/plain-failure';

/** Prints a fault that the operator can mend as a sentence; any other error keeps its stack. */
export function explained(error: unknown): unknown {
  if (error instanceof PlainFailure) return error.message;
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose others with PORT and ADMIN_PORT.`;
  if (code === 'ECONNREFUSED' || code?.startsWith('ER_')) return `The database refuses: ${message}`;
  return error;
}
