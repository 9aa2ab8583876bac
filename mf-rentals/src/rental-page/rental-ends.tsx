import { readingsToBill, zoneOf } from '@yard/contracts';
import { BothEnds } from '../condition/both-ends';
import { HandoverPanel } from '../handover/handover-panel';
import { ReturnFacts } from '../machine-return/return-facts';
import type { RentalStatusProps } from './rental-status';

export function RentalEnds({ request, may, open }: Omit<RentalStatusProps, 'reader'>) {
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
