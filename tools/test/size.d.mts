type Kind = 'product' | 'platforms' | 'specs' | 'scripts' | 'words';
export function kindOf(path: string): Kind | null;
export function sumsOf(files: readonly { path: string; text: string }[]): Partial<Record<Kind, number>>;
export function overCeiling(
  sums: Partial<Record<Kind, number>>,
  ceilings: Readonly<Record<Kind, number>>,
): string[];
