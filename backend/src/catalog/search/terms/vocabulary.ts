import type { MachineIndex } from '../machine-index';
import { forgiven, slips } from '../words/edits';
import { isLetters, runsOf } from '../words/plain-words';
import type { KnownTerms } from './known-terms';

/** Words that one designation may go on as: `320` as `320gc`, `320cl` … */
const DESIGNATIONS_MAX = 30;
/** Nearest words that are tried: of some no machine is left. */
const CANDIDATES_MAX = 8;
/** Two words that were written as one have so many letters each. */
const HALF_MIN = 3;

export class Vocabulary {
  private readonly there = new Map<string, boolean>();

  constructor(
    private readonly index: MachineIndex,
    private readonly knownTerms: KnownTerms,
  ) {}

  has(word: string): boolean {
    return this.knownTerms.words.has(word) || this.there.get(word) === true;
  }

  /** Looks words up together, so that `has` knows them. */
  async load(words: readonly string[]): Promise<void> {
    const unknown = [...new Set(words)].filter((word) => !this.there.has(word));
    const known = await this.index.known(unknown);
    for (const word of unknown) this.there.set(word, known.has(word));
  }

  async begins(start: string): Promise<boolean> {
    return (await this.index.beginning(start, 1)).length > 0;
  }

  /** Designations that go on from this one: after a digit with a letter, since 320 is no 3200. */
  async longer(designation: string): Promise<string[]> {
    const words = await this.index.beginning(designation, DESIGNATIONS_MAX);
    const isNumber = /\d$/.test(designation);
    return words.filter(
      (word) => word !== designation && !(isNumber && /^\d/.test(word.slice(designation.length))),
    );
  }

  async halves(word: string): Promise<[string, string] | null> {
    const count = word.length - 2 * HALF_MIN + 1;
    if (!isLetters(word) || count < 1) return null;
    const cuts = Array.from({ length: count }, (_, at) => HALF_MIN + at);
    const pairs = cuts.map((at): [string, string] => [word.slice(0, at), word.slice(at)]);
    await this.load(pairs.flat());
    return pairs.find((pair) => pair.every((half) => this.has(half))) ?? null;
  }

  /** The known word that was probably meant; one of the known terms before one that only somebody's machine has. */
  async corrected(word: string): Promise<string | null> {
    const most = isLetters(word) ? forgiven(word) : 0;
    if (most === 0) return null;
    const ofMachines = await this.index.alike(word, most);
    const candidates = [...new Set([...this.knownTerms.words, ...ofMachines])].map((known) => ({
      known,
      cost: slips(word, known, most) + (this.knownTerms.words.has(known) ? 0 : 0.5),
    }));
    const near = candidates.filter(({ cost }) => cost !== Infinity);
    near.sort((one, other) => one.cost - other.cost);
    const best = near.slice(0, CANDIDATES_MAX).map(({ known }) => known);
    await this.load(best);
    return best.find((known) => this.has(known)) ?? null;
  }
}

/** Letters and digits: how machines are numbered. */
export const isDesignation = (word: string): boolean => !isLetters(word) && runsOf(word).length > 0;
