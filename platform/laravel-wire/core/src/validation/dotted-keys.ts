/**
 * Stands for a dot within a key, `{"d.o": 1}`, wherever names are joined by dots; no text of Unicode has it. A rule
 * names such a key with a backslash: `a\.b`.
 */
const DOT = '\uffff';

/** A name as rules write it, with `\.` for a dot within a key. */
export const pathOf = (written: string): string => written.replaceAll('\\.', DOT);

export const partOf = (key: string): string => key.replaceAll('.', DOT);

/** Most have none, and are requested at every rule. */
export const keyOf = (part: string): string => (part.includes(DOT) ? part.replaceAll(DOT, '.') : part);

/** A path as people and error bags see it. */
export const shown = keyOf;
