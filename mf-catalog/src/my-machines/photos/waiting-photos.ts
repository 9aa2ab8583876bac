/** Files by the machine that they are pictures of, from its first draft until its page sends them. */
const waiting = new Map<number, readonly File[]>();

export function storePhotos(machineId: number, files: readonly File[]): void {
  if (files.length > 0) waiting.set(machineId, files);
}

/** Gives them once. */
export function takePhotos(machineId: number): readonly File[] {
  const files = waiting.get(machineId) ?? [];
  waiting.delete(machineId);
  return files;
}
