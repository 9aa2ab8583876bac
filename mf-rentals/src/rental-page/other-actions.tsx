import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Button, LinkButton } from '@yard/ui';
import { anotherMachinePath } from '../words/another-machine';
import { decisionPath } from '../words/decision-path';
import type { Permissions } from '../words/permissions';
import type { NextStep } from '../words/step';
import type { SheetName } from './open-sheet';

export interface OtherActionsProps {
  step: NextStep;
  may: Permissions;
  open: (sheet: SheetName) => void;
  request: RentalRequestRecord;
}

export function OtherActions({ step, may, open, request }: OtherActionsProps) {
  const isAhead = request.start_date >= todayIn(zoneOf(request.machine), new Date());
  return (
    <>
      <Changes step={step} may={may} open={open} request={request} />
      {may.recordReturn && HIDES_RETURN.includes(step.due) && (
        <Button icon="return" onPress={() => open('return')}>
          Record return
        </Button>
      )}
      {may.findAnother && isAhead && (
        <LinkButton to={anotherMachinePath(request)} kind="primary" icon="search">
          Find another for these days
        </LinkButton>
      )}
      {may.makeBill && (
        <Button icon="wallet" onPress={() => open('bill')}>
          Make a bill
        </Button>
      )}
      {may.refund && (
        <Button icon="return" onPress={() => open('refund')}>
          Refund a payment
        </Button>
      )}
      {may.close && step.due !== 'decide_on_return' && (
        <LinkButton icon="check" to={decisionPath(request.id)}>
          Close the rental
        </LinkButton>
      )}
      {may.cancel && !may.answer && step.due !== 'unpaid' && (
        <Button kind="quiet" icon="ban" onPress={() => open('cancel')}>
          {request.status === 'pending' ? 'Cancel request' : 'Cancel rental'}
        </Button>
      )}
    </>
  );
}

/** The machine can come back before its owner answers. */
const HIDES_RETURN: readonly NextStep['due'][] = [
  'answer_change',
  'answer_breakdown',
  'hand_over',
  'sign_handover',
];

function Changes({ step, may, open, request }: OtherActionsProps) {
  const isRunning = request.end_date >= todayIn(zoneOf(request.machine), new Date());
  return (
    <>
      {may.change && step.due !== 'other_days' && (
        <Button icon="edit" onPress={() => open('change')}>
          Change dates or details
        </Button>
      )}
      {may.offerChange && (
        <Button icon="calendar" onPress={() => open('offer_change')}>
          Change rental
        </Button>
      )}
      {may.recordHandover && step.due !== 'hand_over' && isRunning && (
        <Button icon="camera" onPress={() => open('handover')}>
          Record hand-over
        </Button>
      )}
      {may.reportBreakdown && (
        <Button icon="wrench" onPress={() => open('report_breakdown')}>
          Report a breakdown
        </Button>
      )}
      {may.callOff && (
        <Button icon="check" onPress={() => open('call_off')}>
          End rental early
        </Button>
      )}
      {may.changeCard && !['add_card', 'pay', 'confirm'].includes(step.due ?? '') && (
        <Button icon="card" onPress={() => open('card')}>
          {request.has_card ? 'Change card' : 'Add a card'}
        </Button>
      )}
    </>
  );
}
