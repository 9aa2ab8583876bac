import type { Paginated } from '@laravel-wire/core';
import type { MachineRecord, MachinesFound } from './machine-records';

export type MachinePage = Paginated<MachineRecord> & MachinesFound;
