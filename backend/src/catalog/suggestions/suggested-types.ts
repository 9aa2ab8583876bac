import type { SuggestionRecord } from '@yard/contracts';
import type { MachineIndex } from '../search/machine-index';
import { typesOf } from '../search/terms/term';
import { queryFor, type TypedQuery, COUNTED_MAX } from './typed-query';

const CANDIDATES_MAX = 8;
const TYPES_MAX = 3;

/** Types that are called so, or are meant by it, of which there are machines: those with most first. */
export async function suggestedTypes(index: MachineIndex, asking: TypedQuery): Promise<SuggestionRecord[]> {
  const { actor, words, language, meant } = asking;
  const meanings = new Set(typesOf(meant.terms));
  const types = language.knownTerms.types.filter(
    ({ id, words: name }) => meanings.has(id) || begins(words, name),
  );
  const counted: { id: number; name: string; count: number }[] = [];
  for (const { id, name } of types.slice(0, CANDIDATES_MAX)) {
    const count = await index.upTo(queryFor(actor, [], { machine_type_id: id }), COUNTED_MAX);
    counted.push({ id, name, count });
  }
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, TYPES_MAX)
    .map(({ id, name }) => ({ kind: 'type', label: name, id, filters: { machine_type_id: id } }));
}

function begins(words: readonly string[], name: readonly string[]): boolean {
  return words.every((start) => name.some((word) => word.startsWith(start)));
}
