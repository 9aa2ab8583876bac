import { Button } from '@yard/ui';
import type { Permissions } from '../words/permissions';
import type { NextStep } from '../words/step';
import type { SheetName } from './open-sheet';

export interface OtherActionsProps {
  step: NextStep;
  may: Permissions;
  open: (sheet: SheetName) => void;
  /** The owner has not answered yet. */
  isAsked: boolean;
}

/** What the reader may do beside the action that is due. */
export function OtherActions({ step, may, open, isAsked }: OtherActionsProps) {
  return (
    <>
      {may.change && (
        <Button icon="edit" onPress={() => open('change')}>
          Change dates or details
        </Button>
      )}
      {may.changeCard && !['add_card', 'pay', 'confirm'].includes(step.due ?? '') && (
        <Button icon="card" onPress={() => open('card')}>
          Change card
        </Button>
      )}
      {may.refundDeposit && (
        <Button icon="return" onPress={() => open('refund')}>
          Refund the deposit
        </Button>
      )}
      {may.cancel && !may.answer && step.due !== 'unpaid' && (
        <Button kind="quiet" icon="ban" onPress={() => open('cancel')}>
          {isAsked ? 'Cancel the request' : 'Cancel the rental'}
        </Button>
      )}
    </>
  );
}
