import type { BlackoutRecord } from '@yard/contracts';
import { baseFields } from '../../database/wire-fields';
import type { Blackout } from './blackout.entity';

export function presentBlackout(blackout: Blackout): BlackoutRecord {
  return {
    ...baseFields(blackout),
    machine_id: blackout.machine_id,
    start_date: blackout.start_date,
    end_date: blackout.end_date,
    reason: blackout.reason,
  };
}
