import type { RentalRequestRecord } from '@yard/contracts';
import { Button, ButtonGroup, cx, StatusBadge } from '@yard/ui';
import { AcceptReturn } from '../machine-return/accept-return';
import { type NextStep, nextStep, retryable } from '../words/next-step';
import type { Permissions } from '../words/permissions';
import type { Reader } from '../words/reader';
import { statusWords } from '../words/status-words';
import { AnswerForm } from './answer-form';
import type { SheetName } from './open-sheet';
import styles from './rental.module.css';

export interface RentalStatusProps {
  request: RentalRequestRecord;
  reader: Reader;
  may: Permissions;
  open: (sheet: SheetName) => void;
}

const TURNS: Record<NextStep['turn'], string> = {
  you: 'Your turn',
  other: 'Waiting for somebody else',
  nobody: 'Nobody has to act now',
};

/** Where a rental stands, what happens next, and the action that is due. */
export function RentalStatus({ request, reader, may, open }: RentalStatusProps) {
  const step = nextStep(request, reader, new Date());
  const { label, tone, icon } = statusWords[request.status];
  return (
    <section className={styles.status} aria-label="Status" aria-live="polite">
      <div className={cx(styles.next, step.turn === 'you' && styles.yours)}>
        <p className={styles.turn}>
          <StatusBadge tone={tone} icon={icon}>
            {label}
          </StatusBadge>{' '}
          {TURNS[step.turn]}
        </p>
        <h2 className={styles.nextTitle}>{step.title}</h2>
        <p>{step.text}</p>
      </div>
      <Due step={step} request={request} open={open} may={may} />
      <OtherActions step={step} may={may} open={open} />
    </section>
  );
}

function Due({ step, request, may, open }: Omit<RentalStatusProps, 'reader'> & { step: NextStep }) {
  const payment = retryable(request.payments, 'deposit') ?? retryable(request.payments, 'rental');
  switch (step.due) {
    case 'answer':
      return may.answer && <AnswerForm request={request} />;
    case 'add_card':
      return <DueButton text="Add a card" onPress={() => open('card')} />;
    case 'pay':
      return payment && <DueButton text="Pay with another card" onPress={() => open({ pay: payment })} />;
    case 'record_return':
      return (
        <DueButton text="Record the return" isDue={step.turn === 'you'} onPress={() => open('return')} />
      );
    case 'accept_return':
      return <AcceptReturn request={request} onContest={() => open('contest')} />;
    case null:
      return null;
  }
}

function DueButton({ text, isDue = true, onPress }: { text: string; isDue?: boolean; onPress: () => void }) {
  return (
    <ButtonGroup>
      <Button kind={isDue ? 'primary' : 'secondary'} onPress={onPress}>
        {text}
      </Button>
    </ButtonGroup>
  );
}

function OtherActions({ step, may, open }: Pick<RentalStatusProps, 'may' | 'open'> & { step: NextStep }) {
  if (![may.change, may.changeCard, may.refundDeposit, may.cancel].some(Boolean)) return null;
  return (
    <ButtonGroup>
      {may.change && (
        <Button icon="edit" onPress={() => open('change')}>
          Change dates or details
        </Button>
      )}
      {may.changeCard && step.due !== 'add_card' && step.due !== 'pay' && (
        <Button icon="card" onPress={() => open('card')}>
          Change card
        </Button>
      )}
      {may.refundDeposit && (
        <Button icon="return" onPress={() => open('refund')}>
          Refund the deposit
        </Button>
      )}
      {may.cancel && (
        <Button icon="ban" onPress={() => open('cancel')}>
          Cancel the rental
        </Button>
      )}
    </ButtonGroup>
  );
}
