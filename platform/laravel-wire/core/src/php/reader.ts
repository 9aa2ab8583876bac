import type { DateText } from './date-parts';

/** Takes what the pattern found into the parts; false where the words make no sense there. */
export type Reader = readonly [RegExp, (groups: readonly string[], text: DateText) => boolean];
