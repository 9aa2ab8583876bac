import { csvPart } from '@kit/server/pdf/csv';
import { cellsOf, type ListedRow } from './csv-row';

/** Most rows that a list answers at once. */
export const PER_PAGE = 100;

/**
 * A list as CSV, page by page, so that no more than one of them is in memory. A row that moved on to the next page,
 * because another was written meanwhile, is not written twice.
 *
 * @param pageAt  pages from the second on
 */
export async function* csvPages(
  first: readonly ListedRow[],
  pageAt: (page: number) => Promise<readonly ListedRow[]>,
): AsyncGenerator<Buffer> {
  // A record that one row lacks another may have.
  const names = [...new Set(first.flatMap((row) => [...cellsOf(row).keys()]))];
  if (names.length > 0) yield csvPart([names], true);
  let seen = new Set<unknown>();
  for (let page = 1, rows = first; rows.length > 0; page += 1, rows = await pageAt(page)) {
    const ids = rows.map(({ id }) => id);
    const fresh = rows.filter(({ id }) => id === undefined || !seen.has(id));
    yield csvPart(
      fresh.map((row) => {
        const cells = cellsOf(row);
        return names.map((name) => cells.get(name) ?? null);
      }),
      false,
    );
    if (rows.length < PER_PAGE) return;
    seen = new Set(ids);
  }
}
