/** Resources that the machine has no more of, by the system's code. Anything else is a fault of ours. */
const FAULTS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EMFILE: 'this process has too many open files',
  ENFILE: 'the machine has too many open files',
};

/** Why a file could not be written, where the machine is to blame; null for any other failure. */
export function diskFault(error: unknown): string | null {
  const { code = '' } = (error ?? {}) as { code?: string };
  return FAULTS[code] ?? null;
}
