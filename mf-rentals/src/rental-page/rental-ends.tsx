import { readingsToBill, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { BothEnds } from '../condition/both-ends';
import { HandoverPanel } from '../handover/handover-panel';
import { ReturnFacts } from '../machine-return/return-facts';
import type { Permissions } from '../words/permissions';
import type { SheetName } from './open-sheet';

export interface RentalEndsProps {
  request: RentalRequestRecord;
  may: Permissions;
  open: (sheet: SheetName) => void;
}

/** Hand-over and return; side by side once both are known. */
export function RentalEnds({ request, may, open }: RentalEndsProps) {
  const { handover, machine_return: back, machine_id, machine, decision, changes } = request;
  return (
    <>
      {handover && !back && (
        <HandoverPanel request={request} handover={handover} may={may} onChange={() => open('handover')} />
      )}
      {back && (
        <ReturnFacts
          decision={decision}
          back={back}
          zone={zoneOf(machine)}
          isCompared={handover !== null}
          onChange={may.changeReturn ? () => open('return') : undefined}
        />
      )}
      {handover && back && (
        <BothEnds
          out={handover}
          back={back}
          machineId={machine_id}
          isSwapped={readingsToBill(handover, machine.user_id, changes) === null}
        />
      )}
    </>
  );
}
