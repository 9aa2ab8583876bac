export function isProduction(path: string): boolean;
export function sizesOf(files: readonly { path: string; lines: number }[]): Record<string, number>;
export function overBudget(
  sizes: Readonly<Record<string, number>>,
  budget: {
    rooms: Readonly<Record<string, number>>;
    raises: readonly { room: string; lines: number; why: string }[];
  },
): string[];
