import { Injectable } from '@nestjs/common';
import { type ListQuery, MachineIndex } from './machine-index';
import type { Term } from './terms/term';

/** A word's machines are counted up to here. */
const COUNTED_MAX = 1_000;

export const NOT_MISSED = { isMissed: false, fewer: null };

@Injectable()
export class PartialMatch {
  constructor(private readonly index: MachineIndex) {}

  /** `isMissed`: no machine has all terms together; `fewer`: terms that one has, null where none has any. */
  async missed(listQuery: ListQuery): Promise<{ isMissed: boolean; fewer: readonly Term[] | null }> {
    if (listQuery.terms.length === 0 || (await this.count(listQuery, listQuery.terms, 1)) > 0)
      return NOT_MISSED;
    return { isMissed: true, fewer: listQuery.terms.length < 2 ? null : await this.fewer(listQuery) };
  }

  /**
   * Many of the terms that some machine has together, whatever else the list asks for; null where none has any. One is
   * left out, then the least telling ones for good: a word that nothing has, what the most machines have, names of
   * types last.
   */
  private async fewer(listQuery: ListQuery): Promise<readonly Term[] | null> {
    let terms = (await this.byTelling(listQuery)).filter(({ ways }) => ways.length > 0);
    if (terms.length > 0 && (await this.count(listQuery, terms, 1)) > 0) return inOrder(listQuery, terms);
    while (terms.length > 1) {
      for (const left of terms) {
        const others = terms.filter((term) => term !== left);
        if ((await this.count(listQuery, others, 1)) > 0) return inOrder(listQuery, others);
      }
      terms = terms.slice(1);
    }
    return null;
  }

  private async byTelling(listQuery: ListQuery): Promise<Term[]> {
    const counted: { term: Term; isType: boolean; count: number }[] = [];
    for (const term of listQuery.terms) {
      const isType = term.ways.some(({ types }) => types.length > 0);
      counted.push({ term, isType, count: await this.count(listQuery, [term], COUNTED_MAX) });
    }
    counted.sort((one, other) => Number(one.isType) - Number(other.isType) || other.count - one.count);
    return counted.map(({ term }) => term);
  }

  private count({ actor, list }: ListQuery, terms: readonly Term[], limit: number): Promise<number> {
    const { user_id, direction, page, per_page, path, query } = list;
    // Sorted without a place or days: neither counts here.
    const counted = { user_id, sort: 'created_at' as const, direction, page, per_page, path, query };
    return this.index.upTo({ actor, terms, list: counted }, limit);
  }
}

function inOrder({ terms }: ListQuery, some: readonly Term[]): Term[] {
  return terms.filter((term) => some.includes(term));
}
