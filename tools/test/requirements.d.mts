interface Row {
  number: string;
  tests: { file: string; title: string }[];
}

export function rowsOf(text: string): Row[];
export function unheld(
  rows: Row[],
  results: ReadonlyMap<string, object[]>,
  isOfRun: (file: string, title: string) => boolean,
): string[];
