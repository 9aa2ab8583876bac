import type { Derivation } from './version';

/** Groups that can be filled at once, in order: whatever reads a column comes after all rows have it. */
export function inFewPasses(derivations: readonly Derivation[]): Derivation[][] {
  const passes: Derivation[][] = [];
  for (const derivation of derivations) {
    const pass = passes.at(-1);
    const isLater = pass?.some(({ column }) => new RegExp(`\\b${column}\\b`).test(derivation.value)) ?? true;
    if (isLater) passes.push([derivation]);
    else pass?.push(derivation);
  }
  return passes;
}
