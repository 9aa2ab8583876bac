import { type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';

/** Query of `GET api/find`: what was typed. */
export const findRules = rules({ q: `required|string|max:${TITLE_MAX}` });
export type FindInput = InputOf<typeof findRules>;

export const FOUND_KINDS = ['rental_request', 'user', 'machine', 'payment', 'support_ticket'] as const;

/** Results of each kind, at most. */
export const FOUND_MAX = 5;
