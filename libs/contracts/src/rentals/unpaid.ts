import { type InputOf, rules } from '@laravel-wire/core';
import { REASON_MAX } from '../lengths';

/** Body of `end_unpaid`. */
export const endUnpaidRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type EndUnpaidInput = InputOf<typeof endUnpaidRules>;
