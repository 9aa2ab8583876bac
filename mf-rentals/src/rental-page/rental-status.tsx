import { duePayment, type PaymentRecord, type RentalRequestRecord } from '@yard/contracts';
import type { DueAction } from '@yard/contracts/rental-moves';
import { Button, ButtonGroup, cx, LinkButton, Row, Stack, StatusBadge, Text } from '@yard/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { AcceptReturn } from '../machine-return/accept-return';
import { decisionPath } from '../words/decision-path';
import { nextStep } from '../words/next-step';
import type { Permissions } from '../words/permissions';
import { firstNames, type Reader } from '../words/reader';
import { wordsForSides } from '../words/status-words';
import type { NextStep } from '../words/step';
import { OtherDays } from './changing/other-days';
import { BillAnswers } from './bill/bill-answers';
import { BillPanel } from './bill/bill-panel';
import { OpenBreakdown } from './breakdowns/open-breakdown';
import { OpenChange } from './booked-changes/open-change';
import { AnswerDeadline } from './answering/answer-countdown';
import { AnswerForm } from './answering/answer-form';
import { DisputeNotices } from './disputes/dispute-notices';
import { DuePaymentActions } from './paying/due-payment-actions';
import type { SheetName } from './open-sheet';
import { openDisputes } from '../words/dispute-words';
import { MESSAGES } from './rental-thread';
import { OtherActions } from './other-actions';
import { UnpaidActions } from './paying/unpaid-actions';
import styles from './rental.module.css';

export interface RentalStatusProps {
  request: RentalRequestRecord;
  reader: Reader;
  may: Permissions;
  open: (sheet: SheetName) => void;
  /** The messages are on the same page. */
  withMessages?: boolean;
  children?: ReactNode;
}

/** Null where the title names who has to act. */
const TURNS: Record<NextStep['turn'], string | null> = {
  you: 'Your turn',
  other: null,
  nobody: 'Nothing to do right now',
};

export function RentalStatus({ request, reader, may, open, withMessages, children }: RentalStatusProps) {
  const now = new Date();
  const step = nextStep(request, reader, now);
  const heading = useFocusAfterChange(step.due);
  const toned = cx(styles.next, step.turn === 'you' && styles.yours, step.due === 'unpaid' && styles.warning);
  const isQuiet = step.turn === 'nobody' && openDisputes(request.payments).length > 0;
  return (
    <Stack as="section" gap={4} shrinks aria-label="Status">
      <Stack gap={3} className={toned}>
        <Stack gap={1} aria-live="polite">
          <Row as="p" gap={2} align="center" wrap size={13} weight={600} soft className={styles.turn}>
            <StatusBadge {...wordsForSides(request, now)} />
            {!isQuiet && TURNS[step.turn]}
          </Row>
          <Text as="h2" ref={heading} tabIndex={-1} size={18} weight={650}>
            {step.title}
          </Text>
          <p>{step.text}</p>
        </Stack>
        <AnswerDeadline request={request} reader={reader} />
        <ButtonGroup>
          {request.bill && <BillAnswers request={request} bill={request.bill} may={may} open={open} />}
          <Due step={step} request={request} payment={duePayment(request)} open={open} />
          {withMessages && step.due === 'bring_back' && <MessageOwner request={request} />}
          <OtherActions step={step} may={may} open={open} request={request} />
        </ButtonGroup>
      </Stack>
      <DisputeNotices
        request={request}
        reader={reader}
        onAnswer={may.answerDispute ? (payment) => open({ evidence: payment }) : undefined}
      />
      {step.due === 'answer' && may.answer && <AnswerForm request={request} />}
      {request.status === 'returned' && <BillPanel request={request} reader={reader} />}
      <OpenBreakdown request={request} may={may} open={open} />
      <OpenChange request={request} reader={reader} now={now} />
      {children}
    </Stack>
  );
}

const OPENED = {
  add_card: ['card', 'Add a card'],
  hand_over: ['handover', 'Record hand-over'],
  record_return: ['return', 'Record return'],
} as const satisfies Partial<Record<DueAction, [SheetName, string]>>;

type DueProps = Pick<RentalStatusProps, 'request' | 'open'> & {
  step: NextStep;
  payment: PaymentRecord | null;
};

/** The button of the action that is due; filled only while it is the reader's turn. */
function Due({ step, request, payment, open }: DueProps) {
  const kind = step.turn === 'you' ? 'primary' : 'secondary';
  switch (step.due) {
    case 'other_days':
      return <OtherDays request={request} onChange={(days) => open(days ? { change: days } : 'change')} />;
    case 'add_card':
    case 'hand_over':
    case 'record_return': {
      const [sheet, label] = OPENED[step.due];
      return (
        <Button kind={kind} onPress={() => open(sheet)}>
          {label}
        </Button>
      );
    }
    case 'pay':
    case 'confirm':
      return payment && <DuePaymentActions {...{ request, payment }} onPay={(due) => open({ pay: due })} />;
    case 'accept_return':
      return <AcceptReturn request={request} onContest={() => open('contest')} />;
    case 'decide_on_return':
      return (
        <LinkButton kind={kind} to={decisionPath(request.id)}>
          Decide and close
        </LinkButton>
      );
    case 'unpaid':
      return <UnpaidActions request={request} kind={kind} onEnd={() => open('end_unpaid')} />;
    case 'answer':
    case 'answer_bill':
    case 'answer_bill_offer':
    case 'decide_on_bill':
    case 'answer_change':
    case 'answer_breakdown':
    case 'sign_handover':
    case 'bring_back':
    case null:
      return null;
  }
}

function MessageOwner({ request }: Pick<RentalStatusProps, 'request'>) {
  const write = () => document.getElementById(MESSAGES)?.querySelector('textarea')?.focus();
  return (
    <Button kind="primary" icon="message" onPress={write}>
      {`Message ${firstNames(request).owner}`}
    </Button>
  );
}

/** For keyboard users: where the button they pressed is gone, its result gets the focus. */
function useFocusAfterChange(due: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(due);
  useEffect(() => {
    if (before.current === due) return;
    before.current = due;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [due]);
  return heading;
}
