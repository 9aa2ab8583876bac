import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { StatementRecord } from './ledger-records';

const statementFilters = rules({ user_id: 'nullable|integer', month: 'nullable|date_format:Y-m' });
export type StatementFilters = InputOf<typeof statementFilters>;

export const statementType = defineRecord<StatementRecord>({
  endpoint: 'api/statements',
  sortBy: 'month',
  direction: 'desc',
  channel: 'statements',
  filters: statementFilters,
  sorts: ['month', 'created_at'],
});
