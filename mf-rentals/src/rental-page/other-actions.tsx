import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Button, LinkButton, Menu, type MenuEntry } from '@yard/ui';
import { useNavigate } from 'react-router';
import { anotherMachinePath, daysAhead } from '../words/another-machine';
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

/** Beside the action that is due: what helps at this moment as a button, the rest in a menu. */
export function OtherActions(props: OtherActionsProps) {
  const { step, may, open, request } = props;
  const navigate = useNavigate();
  const now = new Date();
  const entries = othersOf(props).map(([icon, label, to]): MenuEntry => ({
    ...{ id: label, icon, label, danger: to === 'cancel' },
    onSelect: () => (to === 'decide' ? void navigate(decisionPath(request.id)) : open(to)),
  }));
  return (
    <>
      {may.findAnother && (
        <LinkButton
          to={anotherMachinePath(request, now)}
          kind={step.turn === 'you' ? 'secondary' : 'primary'}
          icon="search"
        >
          {daysAhead(request, now).from === '' ? 'Find another' : 'Find another for these days'}
        </LinkButton>
      )}
      {may.rentAgain && (
        <LinkButton to={`/machines/${request.machine_id}`} icon="machine">
          Rent again
        </LinkButton>
      )}
      {may.makeBill && (
        <Button icon="wallet" onPress={() => open('bill')}>
          Make a bill
        </Button>
      )}
      {entries.length > 0 && <Menu label="More actions" text="More" entries={entries} />}
    </>
  );
}

type Other = [icon: MenuEntry['icon'], label: string, to: (SheetName & string) | 'decide'];

function othersOf({ step: { due }, may, request }: OtherActionsProps): Other[] {
  const isRunning = request.end_date >= todayIn(zoneOf(request.machine), new Date());
  const others: [isOffered: boolean, ...Other][] = [
    [may.change && due !== 'other_days', 'edit', 'Change dates or details', 'change'],
    [may.offerChange, 'calendar', 'Change rental', 'offer_change'],
    [may.recordHandover && due !== 'hand_over' && isRunning, 'camera', 'Record hand-over', 'handover'],
    [may.reportBreakdown, 'wrench', 'Report a breakdown', 'report_breakdown'],
    [may.callOff, 'check', 'End rental early', 'call_off'],
    [
      may.changeCard && !['add_card', 'pay', 'confirm'].includes(due ?? ''),
      ...(['card', request.has_card ? 'Change card' : 'Add a card', 'card'] as const),
    ],
    [may.recordReturn && HIDES_RETURN.includes(due), 'return', 'Record return', 'return'],
    [may.refund, 'return', 'Refund a payment', 'refund'],
    [may.close && due !== 'decide_on_return', 'check', 'Close the rental', 'decide'],
    [
      may.cancel && !may.answer && due !== 'unpaid',
      ...(['ban', request.status === 'pending' ? 'Cancel request' : 'Cancel rental', 'cancel'] as const),
    ],
  ];
  return others.flatMap(([isOffered, ...other]) => (isOffered ? [other] : []));
}

/** The machine can come back before its owner answers. */
const HIDES_RETURN: readonly NextStep['due'][] = [
  'answer_change',
  'answer_breakdown',
  'hand_over',
  'sign_handover',
];
