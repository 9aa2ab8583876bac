import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { MissedSearchRecord } from './records';

const missedSearchFilters = rules({ search: `nullable|string|max:${TITLE_MAX}` });
export type MissedSearchFilters = InputOf<typeof missedSearchFilters>;

export const missedSearchType = defineRecord<MissedSearchRecord>({
  endpoint: 'api/missed_searches',
  sortBy: 'last_at',
  direction: 'desc',
  channel: 'missed_searches',
  filters: missedSearchFilters,
  sorts: ['last_at', 'count', 'term'],
});
