import { defineRecord } from '@laravel-wire/core';
import type { BaseFields } from '../record';

export interface MachineReturnRecord extends BaseFields {
  rental_request_id: number;
  returned_at: string;
  hours: number | null;
  fuel_level: number | null;
  condition: 'good' | 'damaged';
  details: string | null;
  photo_ids: number[];
  damage_amount: number | null;
  accepted_at: string | null;
  contested_at: string | null;
  contest_reason: string | null;
}

export const machineReturnType = defineRecord<MachineReturnRecord>({
  endpoint: 'api/machine_returns',
  sortBy: 'created_at',
  channel: 'machine_returns',
});
