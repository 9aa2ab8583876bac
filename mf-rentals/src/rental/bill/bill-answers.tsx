import type { BillRecord, RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { Button, ButtonGroup, LinkButton, useModals, useToast } from '@yard/ui';
import { decisionPath } from '../../words/decision-path';
import type { Permissions } from '../../words/permissions';
import type { SheetName } from '../open-sheet';
import { useBill } from './use-bill';

export interface BillAnswersProps {
  request: RentalRequestRecord;
  bill: BillRecord;
  may: Permissions;
  open: (sheet: SheetName) => void;
}

/** The reader's say in a bill. */
export function BillAnswers({ request, bill, may, open }: BillAnswersProps) {
  const isContested = bill.status === 'contested';
  return (
    <ButtonGroup>
      {may.acceptBillOffer && bill.offer && <AcceptOffer id={request.id} amount={bill.offer.amount} />}
      {may.acceptBill && <AcceptBill id={request.id} bill={bill} isFirst={!may.acceptBillOffer} />}
      {may.contestBill && <Button onPress={() => open('contest_bill')}>Contest it</Button>}
      {may.offerOnBill && <Button onPress={() => open('offer_on_bill')}>Make an offer</Button>}
      {may.decideBill && (
        <LinkButton kind={isContested ? 'primary' : 'secondary'} to={decisionPath(request.id)}>
          Decide on the bill
        </LinkButton>
      )}
    </ButtonGroup>
  );
}

function useMoney() {
  const { currency } = useSettings();
  return (amount: number) => formatMoney(amount, currency, { exact: true });
}

function AcceptOffer({ id, amount }: { id: number; amount: number }) {
  const { acceptOffer } = useBill(id);
  const question = {
    title: `Accept ${useMoney()(amount)} for the damage?`,
    message: 'The bill is settled with it. This cannot be taken back.',
    confirmText: 'Accept the offer',
  };
  return <Answer kind="primary" send={acceptOffer} done="Agreed. The bill is settled" question={question} />;
}

/** An offer is answered before the whole: it is the lesser one. */
function AcceptBill({ id, bill, isFirst }: { id: number; bill: BillRecord; isFirst: boolean }) {
  const { accept } = useBill(id);
  const money = useMoney();
  const question = {
    title: `Accept the bill of ${money(bill.total)}?`,
    message: acceptWords(bill, money),
    confirmText: 'Accept the bill',
  };
  const kind = isFirst ? 'primary' : 'secondary';
  return <Answer kind={kind} send={accept} done="The bill is accepted" question={question} />;
}

function acceptWords({ from_deposit, to_charge, to_refund }: BillRecord, money: (amount: number) => string) {
  const parts = [
    from_deposit > 0 && `${money(from_deposit)} is kept of your deposit.`,
    to_charge > 0 && `${money(to_charge)} is charged to your card now.`,
    to_refund > 0 && `${money(to_refund)} of the rent goes back to your card.`,
    'This cannot be taken back.',
  ];
  return parts.filter(Boolean).join(' ');
}

interface AnswerProps {
  kind: 'primary' | 'secondary';
  send: () => Promise<BillRecord>;
  done: string;
  question: { title: string; message: string; confirmText: string };
}

/** Asks once more, since money moves; says what became of the card. */
function Answer({ kind, send, done, question }: AnswerProps) {
  const { confirm } = useModals();
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: send,
    onSuccess: ({ status }: BillRecord) =>
      toast.show(status === 'unpaid' ? 'Accepted. The card was refused' : done),
  });
  const answer = async () => {
    if (await confirm(question)) await form.submit();
  };
  return (
    <Button kind={kind} busy={form.busy} onPress={() => void answer()}>
      {question.confirmText}
    </Button>
  );
}
