export function specRuns(files: readonly string[]): [step: string, title: string, args: string[]][];
