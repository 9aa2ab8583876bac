import { runsOf } from '../words/plain-words';
import { type Measure, type Size, sizeIn } from '../words/size';
import { type Chunk, chunkOf, chunksOf, joinings, lookedUp, PARTS_MAX } from './chunks';
import type { Term } from './term';
import type { KnownTerms } from './known-terms';
import { isDesignation, type Vocabulary } from './vocabulary';

/** Words of the longest saying: "walk behind skid steer". */
const SAYING_MAX = 4;
/** A single letter begins too much. */
const BEGINNING_MIN = 2;

/** Terms, and the number of chunks they took; `isOther` when they are not what was typed. */
interface Reading {
  terms: Term[];
  length: number;
  isOther: boolean;
}

export interface Understanding {
  terms: Term[];
  /** The text that was searched for in place of the typed one; null when it was the same. */
  interpreted: { from: string; to: string } | null;
}

export class TermReader {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly knownTerms: KnownTerms,
    private readonly measures: (size: Size) => Promise<Measure[]>,
  ) {}

  async read(text: string): Promise<Understanding> {
    const chunks = chunksOf(text);
    await this.vocabulary.load(chunks.flatMap((_, at) => lookedUp(chunks.slice(at))));
    const readings: Reading[] = [];
    for (let at = 0; at < chunks.length; at += readings.at(-1)?.length ?? 1) {
      readings.push(await this.next(chunks.slice(at)));
    }
    const from = text.trim();
    const isOther = readings.some((reading) => reading.isOther);
    const terms = readings.flatMap((reading) => reading.terms);
    const to = terms.map((term) => term.text).join(' ');
    return { terms, interpreted: isOther && to.toLowerCase() !== from.toLowerCase() ? { from, to } : null };
  }

  private async next(chunks: readonly Chunk[]): Promise<Reading> {
    const [chunk, follower] = chunks as [Chunk, ...Chunk[]];
    const reading =
      (chunk.isFiller ? null : (this.synonymOf(chunks) ?? (await this.size(chunks)))) ??
      (await this.designation(chunks));
    if (reading) return reading;
    if (chunk.isFiller) return { terms: [], length: 1, isOther: false };
    const word = chunk.parts.join('');
    if (this.vocabulary.has(word)) return this.plain(chunk);
    if (chunk.parts.length > 1) return this.together(chunk.parts, false);
    const both = word + (follower?.parts.join('') ?? '');
    if (follower && this.vocabulary.has(both))
      return { ...(await this.next([chunkOf(both)])), length: 2, isOther: true };
    return this.unknown(chunk, word);
  }

  /** The longest designation that is known and whose parts were written apart: `299 d3`, `l 90 h`. */
  private async designation(chunks: readonly Chunk[]): Promise<Reading | null> {
    for (let length = Math.min(PARTS_MAX, chunks.length); length > 1; length -= 1) {
      const taken = chunks.slice(0, length);
      const word = joinings(taken).find((joined) => this.vocabulary.has(joined));
      if (word === undefined) continue;
      const typed = taken.map((one) => one.typed).join(' ');
      const { terms } = await this.plain({ typed, parts: [word] });
      const apart = this.knownTerms.way(taken.flatMap(({ parts }) => parts));
      return {
        terms: terms.map((term) => ({ ...term, ways: [...term.ways, apart] })),
        length,
        isOther: false,
      };
    }
    return null;
  }

  private synonymOf(chunks: readonly Chunk[]): Reading | null {
    for (let length = Math.min(SAYING_MAX, chunks.length); length > 0; length -= 1) {
      const words = chunks.slice(0, length).flatMap(({ parts }) => parts);
      const synonym = this.knownTerms.synonymOf(words);
      const [first] = synonym?.meanings ?? [];
      if (!synonym || !first) continue;
      const meant = synonym.meanings.map((meaning) => this.knownTerms.way(meaning));
      // A digger derrick is no digger: of those who say so themselves the words count, and not the type's name.
      const others = distinct([...synonym.meanings, words, synonym.spelled]).slice(
        distinct(synonym.meanings).length,
      );
      const spelledOut = others.map((spelled) => ({ ...this.knownTerms.way(spelled), types: [] }));
      const ways = [...meant, ...spelledOut];
      return { terms: [{ text: first.join(' '), ways }], length, isOther: true };
    }
    return null;
  }

  private async size(chunks: readonly Chunk[]): Promise<Reading | null> {
    const found = sizeIn(chunks.slice(0, 2).map(({ typed }) => typed));
    const measures = found ? await this.measures(found.size) : [];
    if (!found || measures.length === 0) return null;
    const taken = chunks.slice(0, found.length);
    const words = taken.flatMap(({ parts }) => parts);
    const spellings = distinct([words, words.flatMap(runsOf), [words.join('')]]);
    const ways = spellings.map((spelled) => this.knownTerms.way(spelled));
    const text = taken.map(({ typed }) => typed).join(' ');
    return {
      terms: [{ text, ways: [...ways, { pieces: [], types: [], measures }] }],
      length: found.length,
      isOther: false,
    };
  }

  /** Reads it literally: written together or apart, and a designation with what may follow it. */
  private async plain({ typed, parts }: Chunk): Promise<Reading> {
    const word = parts.join('');
    const runs = parts.flatMap(runsOf);
    const longer = isDesignation(word) ? await this.vocabulary.longer(word) : [];
    const written = [[word], parts, this.knownTerms.meant(parts), runs, this.knownTerms.meant(runs)];
    const spellings = [...written, ...longer.map((other) => [other])].filter((words) => words.length > 0);
    const ways = distinct(spellings).map((words) => this.knownTerms.way(words));
    return one({ text: typed, ways });
  }

  private async unknown(chunk: Chunk, word: string): Promise<Reading> {
    const runs = runsOf(word);
    if (isDesignation(word) && (await this.vocabulary.longer(word)).length > 0) return this.plain(chunk);
    if (runs.length > 1) return this.together(runs, false);
    const halves = await this.vocabulary.halves(word);
    if (halves) return this.together(halves, true);
    const isStart = word.length >= BEGINNING_MIN && !isDesignation(word);
    const open = isStart && this.knownTerms.open(word, await this.vocabulary.begins(word));
    if (open) return one({ text: chunk.typed, ways: [open] });
    const corrected = await this.vocabulary.corrected(word);
    if (corrected) return { ...(await this.next([chunkOf(corrected)])), isOther: true };
    return one({ text: chunk.typed, ways: [] });
  }

  private async together(words: readonly string[], isOther: boolean): Promise<Reading> {
    await this.vocabulary.load(words);
    const read: Reading[] = [];
    for (const word of words) read.push(await this.next([chunkOf(word)]));
    return {
      terms: read.flatMap(({ terms }) => terms),
      length: 1,
      isOther: isOther || read.some((reading) => reading.isOther),
    };
  }
}

function distinct(spellings: readonly string[][]): string[][] {
  return [...new Map(spellings.map((words) => [words.join(' '), words])).values()];
}

const one = (term: Term): Reading => ({ terms: [term], length: 1, isOther: false });
