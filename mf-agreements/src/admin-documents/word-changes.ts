import { diffWordsWithSpace } from 'diff';

export type Part = { text: string; change: 'added' | 'removed' | null };
export type ChangedLine = { parts: Part[]; isChanged: boolean };

/** Looking for the fewest changes of two texts that have nothing in common takes long, and helps nobody. */
const MOST_CHANGES = 1000;

export function wordChanges(before: string, after: string): ChangedLine[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  const parts: Part[] = found
    ? found.map(({ value, added, removed }) => ({
        text: value,
        change: added ? 'added' : removed ? 'removed' : null,
      }))
    : [
        { text: `${before}\n`, change: 'removed' },
        { text: after, change: 'added' },
      ];
  return linesOf(parts);
}

function linesOf(parts: readonly Part[]): ChangedLine[] {
  const lines: ChangedLine[] = [{ parts: [], isChanged: false }];
  for (const { text, change } of parts) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push({ parts: [], isChanged: false });
      const line = lines.at(-1);
      if (piece === '' || line === undefined) return;
      line.parts.push({ text: piece, change });
      line.isChanged ||= change !== null;
    });
  }
  return lines.filter((line) => line.parts.length > 0);
}
