import { type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';

export const findRules = rules({ q: `required|string|max:${TITLE_MAX}` });
export type FindInput = InputOf<typeof findRules>;

export const FOUND_KINDS = ['rental_request', 'user', 'machine', 'payment', 'support_ticket'] as const;

export const FOUND_MAX = 5;
