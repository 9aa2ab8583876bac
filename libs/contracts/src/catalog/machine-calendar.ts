import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { MachineCalendarRecord } from './machine-calendar-records';

export const machineCalendarType = defineRecord<MachineCalendarRecord>({
  endpoint: 'api/calendars',
  sortBy: 'created_at',
  direction: 'asc',
  channel: 'machines',
});

export const CALENDARS_MAX = 10;
export const CALENDARS_OF_OWNER_MAX = 50;
export const CALENDAR_URL_MAX = 2048;

export const machineCalendarRules = rules({
  url: `required|string|max:${CALENDAR_URL_MAX}|url:http,https,webcal`,
});
export type MachineCalendarInput = InputOf<typeof machineCalendarRules>;
