export function overBudget(out: string, slots: Readonly<Record<string, { kb: number }>>): string[];
