import type { Condition } from './condition';
import { CachedReads } from './cached-reads';
import type { Source } from './sources';
import { sizes } from './statements';

export const SOME = 40_000;
/** A source with fewer rows is read without counting the common ones. */
const RARE = 1_000;
const CACHED_MAX = 5_000;

interface Size {
  size: number;
  limit: number;
}

/** The condition with the fewest machines; its rows, and those of its largest source: a machine may be in several. */
interface Narrowest {
  kind: Source[] | null;
  size: number;
  most: number;
}

const NOTHING_NARROWS: Narrowest = { kind: null, size: SOME, most: SOME };

/** Numbers of rows up to a limit, counted once a minute: they only decide which index is read. */
export class SourceSizes {
  private readonly sizes = new CachedReads<Size>(CACHED_MAX);
  /** The page and its facets count the same at the same moment. */
  private readonly counting = new Map<string, Promise<void>>();

  constructor(
    private readonly rows: <Row>(statement: Condition) => Promise<Row[]>,
    private readonly sqlite: boolean,
  ) {}

  async narrowest(kinds: Source[][]): Promise<Narrowest> {
    if (kinds.length === 0) return NOTHING_NARROWS;
    const rare = await this.least(kinds, RARE);
    return rare.size < RARE ? rare : this.least(kinds, SOME);
  }

  /** @param limit  counting stops here */
  async of(source: Source, limit: number): Promise<number> {
    await this.query([source], limit);
    return this.cachedSize(source, limit) ?? limit;
  }

  private async least(kinds: Source[][], limit: number): Promise<Narrowest> {
    await this.query(kinds.flat(), limit);
    const counted = kinds.map((kind) => {
      const each = kind.map((source) => this.cachedSize(source, limit) ?? limit);
      return { kind, size: each.reduce((sum, one) => sum + one, 0), most: Math.max(...each) };
    });
    counted.sort((one, other) => one.size - other.size);
    return counted[0] ?? NOTHING_NARROWS;
  }

  private cachedSize(source: Source, limit: number): number | null {
    const cached = this.sizes.get(keyOf(source));
    if (!cached) return null;
    const isWhole = cached.size < cached.limit;
    return isWhole || cached.limit >= limit ? Math.min(cached.size, limit) : null;
  }

  private async query(unknown: readonly Source[], limit: number): Promise<void> {
    const sources = unknown.filter((source) => this.cachedSize(source, limit) === null);
    if (sources.length === 0) return;
    const name = JSON.stringify([limit, ...sources.map(keyOf)]);
    const counted = this.counting.get(name) ?? this.count(sources, limit);
    this.counting.set(name, counted);
    await counted.finally(() => this.counting.delete(name));
  }

  private async count(sources: readonly Source[], limit: number): Promise<void> {
    const [row] = await this.rows<Record<string, number>>(sizes(sources, limit, this.sqlite));
    sources.forEach((source, index) => {
      this.sizes.set(keyOf(source), { size: Number(row?.[`n${index}`]), limit });
    });
  }
}

/** Without the names of its parameters, which follow its place in the search. */
function keyOf({ index, sql, parameters }: Source): string {
  return JSON.stringify([index, sql.replace(/:(\.\.\.)?\w+/g, '?'), Object.values(parameters)]);
}
