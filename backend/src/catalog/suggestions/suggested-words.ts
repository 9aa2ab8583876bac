import type { SuggestionRecord } from '@yard/contracts';
import type { MachineIndex } from '../search/machine-index';
import { plainWords } from '../search/words/plain-words';
import { queryFor, type TypedQuery, COUNTED_MAX } from './typed-query';

/** A single letter begins too much. */
const BEGINNING_MIN = 2;
/** Words of machines that begin so, in alphabetical order. */
const BEGINNING_MAX = 40;
/** Candidates whose machines are counted: the known terms first, since they say most. */
const CANDIDATES_MAX = 8;
const WORDS_MAX = 3;
const AT_ONCE = 3;

/** Ways to end the last word, or what was probably meant by all of it: those that find something, the most first. */
export async function suggestedWords(index: MachineIndex, asking: TypedQuery): Promise<SuggestionRecord[]> {
  const { actor, language } = asking;
  const labels = await candidates(index, asking);
  const counted: { label: string; count: number }[] = [];
  const count = async (label: string) => {
    const { terms } = await language.read(label);
    return { label, count: await index.upTo(queryFor(actor, terms), COUNTED_MAX) };
  };
  // Not all at once: who types does not take every connection there is.
  for (let at = 0; at < labels.length; at += AT_ONCE)
    counted.push(...(await Promise.all(labels.slice(at, at + AT_ONCE).map(count))));
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, WORDS_MAX)
    .map(({ label }) => ({ kind: 'word', label, id: null, filters: { search: label } }));
}

async function candidates(index: MachineIndex, asking: TypedQuery): Promise<string[]> {
  const { text, words, language, meant } = asking;
  const typed = text.trim().toLowerCase().split(/\s+/);
  const [last = ''] = plainWords(typed.at(-1) ?? '').slice(-1);
  if (last.length < BEGINNING_MIN) return [];
  const ofMachines = await index.beginning(last, BEGINNING_MAX);
  const endings = [...language.knownTerms.beginning(last), ...ofMachines];
  const before = typed.slice(0, -1);
  const whole = before.length > 0 ? language.knownTerms.beginning(words.join('')) : [];
  const labels = [...whole, ...endings.map((ending) => [...before, ending].join(' '))];
  const corrected = meant.interpreted ? [meant.interpreted.to.toLowerCase()] : [];
  return [...new Set([...labels.slice(0, CANDIDATES_MAX), ...corrected])];
}
