import type { Piece, Term, Way } from '../terms/term';
import type { Measure } from '../words/size';
import { signatureOf } from '../words/signature';
import { all, any, type Condition, idsIn, WORDS } from './condition';

/** Points of one term: what a machine is called says most, and there the first word; its type comes next. */
export const POINTS = { first: 5, called: 4, type: 3, other: 2 };

const NONE: Condition = { sql: '1 = 0', parameters: {} };

/** A machine that fits the term by one of its ways. A term without any fits none. */
export function fits(term: Term, name: string): Condition {
  const ways = term.ways.flatMap((way, index) => wayFits(way, `${name}w${index}`));
  return any(ways) ?? NONE;
}

/** A machine's score for the terms: the mean of their points, null for none. */
export function scoreOf(terms: readonly Term[]): Condition | null {
  const scores = terms.map((term, index) => points(term, `score${index}`));
  const [first] = scores;
  if (!first) return null;
  const sum = scores.map(({ sql }) => sql).join(' + ');
  const parameters = all(scores).parameters;
  return { sql: `((${sum}) / ${scores.length}.0)`, parameters };
}

function wayFits({ types, pieces, measures = [] }: Way, name: string): Condition[] {
  const byType = types.length > 0 ? [idsIn('machine.machine_type_id', types)] : [];
  const bySize = measures.length > 0 ? [measuresSo(measures, name)] : [];
  const byWords = pieces.map((piece, index) => {
    const parameter = `${name}p${index}`;
    return { sql: `${placeOf(parameter)} > 0`, parameters: { [parameter]: sought(piece) } };
  });
  const others = [...byType, ...bySize];
  return byWords.length > 0 ? [...others, all([...signed(pieces), ...byWords])] : others;
}

/** A scalar subquery, because MariaDB turns EXISTS into a list of all values. */
function measuresSo(measures: readonly Measure[], name: string): Condition {
  const { sql, parameters } = any(measures.map((one, index) => measured(one, `${name}m${index}`))) ?? NONE;
  return {
    sql: `(SELECT 1 FROM search_attributes a WHERE a.machine_id = machine.id AND (${sql}) LIMIT 1) IS NOT NULL`,
    parameters,
  };
}

/** True when a row of search_attributes has the measure. */
export function measured({ name, typeIds, min, max }: Measure, parameter: string): Condition {
  const [least, most, called] = [`${parameter}Min`, `${parameter}Max`, `${parameter}Name`];
  return all([
    { sql: `name = :${called}`, parameters: { [called]: name } },
    idsIn('machine_type_id', typeIds),
    { sql: `value BETWEEN :${least} AND :${most}`, parameters: { [least]: min, [most]: max } },
  ]);
}

/** Rows that may have all the words; only theirs are read. A word's beginning is not in the signature. */
function signed(pieces: readonly Piece[]): Condition[] {
  const signature = signatureOf(pieces.flatMap(({ word, isOpen }) => (isOpen ? [] : word)));
  if (signature === 0) return [];
  return [{ sql: `(machine.signature & ${signature}) = ${signature}`, parameters: {} }];
}

/** True when a term's sources name only machines that fit it: each way is one word, or types. */
export const isSure = ({ ways }: Term): boolean => ways.every(({ pieces }) => pieces.length <= 1);

/** The best of the term's ways, of a way the points of its first word. */
function points({ ways }: Term, name: string): Condition {
  const parameters: Record<string, string> = {};
  const cases = ways.flatMap(({ types, pieces: [first] }, index) => {
    const parameter = `${name}w${index}`;
    if (first) parameters[parameter] = sought(first);
    const at = placeOf(parameter);
    const before = `${at} < INSTR(${WORDS}, ' / ')`;
    return [
      ...(first ? [[`${at} = 1`, POINTS.first] as const] : []),
      ...(first ? [[`${at} > 0 AND ${before}`, POINTS.called] as const] : []),
      ...(types.length > 0 ? [[idsIn('machine.machine_type_id', types).sql, POINTS.type] as const] : []),
    ];
  });
  const best = cases.sort(([, one], [, other]) => other - one);
  const whens = best.map(([sql, value]) => `WHEN ${sql} THEN ${value}`).join(' ');
  return { sql: whens ? `CASE ${whens} ELSE ${POINTS.other} END` : '0', parameters };
}

const placeOf = (parameter: string) => `INSTR(${WORDS}, :${parameter})`;

/** `words` has a blank around each. */
const sought = ({ word, isOpen }: Piece): string => (isOpen ? ` ${word}` : ` ${word} `);
