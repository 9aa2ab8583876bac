import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { attachedPhotoLines } from '../messaging/attached-photo';
import { AMOUNT_MAX, REASON_MAX, SEEN } from '../record';
import { conditionLines, SIDED_PHOTOS_MAX } from './handover';
import type { MachineReturnRecord } from './records';

/** Found by its channel alone: front ends may listen, though nothing is sent. */
export const machineReturnType = defineRecord<MachineReturnRecord>({
  endpoint: 'api/machine_returns',
  sortBy: 'created_at',
  channel: 'machine_returns',
});

const facts = {
  hours: 'nullable|numeric|between:0,99999999.9',
  fuel_level: 'nullable|integer|between:0,100',
  ...conditionLines,
  /** Pictures without sides: of side `other`, where no `photos` are sent. */
  photo_ids: `nullable|array|max:${SIDED_PHOTOS_MAX}`,
  'photo_ids.*': 'required|integer|distinct',
  damage_amount: `nullable|numeric|decimal:0,2|between:0,${AMOUNT_MAX}`,
} as const;

export const machineReturnRules = rules({
  returned_at: 'required|date',
  condition: 'required|string|in:good,damaged',
  ...facts,
});
export type MachineReturnInput = InputOf<typeof machineReturnRules>;

export const updateMachineReturnRules = rules({
  returned_at: 'sometimes|required|date',
  condition: 'sometimes|required|string|in:good,damaged',
  ...facts,
});
export type UpdateMachineReturnInput = InputOf<typeof updateMachineReturnRules>;

export const contestRules = rules({ reason: `required|string|max:${REASON_MAX}`, ...attachedPhotoLines });
export type ContestInput = InputOf<typeof contestRules>;

/** Body of `accept`, here and of a bill or a change, of `withdraw` and of `confirm`. */
export const acceptRules = rules({ ...SEEN });
export type AcceptInput = InputOf<typeof acceptRules>;

const amount = `numeric|decimal:0,2|between:0,${AMOUNT_MAX}` as const;

/** Body of `close`: without the member the owner's claim is kept, with null nothing is. */
export const closeRules = rules({
  damage_amount: `nullable|${amount}`,
  reason: `nullable|string|max:${REASON_MAX}`,
  ...SEEN,
});
export type CloseInput = InputOf<typeof closeRules>;

/** The same as screens ask for it: whoever decides says how much, and why. */
export const decisionRules = rules({
  damage_amount: `required|${amount}`,
  reason: `required|string|max:${REASON_MAX}`,
  ...SEEN,
});
