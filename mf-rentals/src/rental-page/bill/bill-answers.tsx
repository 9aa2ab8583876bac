import type { BillRecord, RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Button, LinkButton, useModals, useToast } from '@yard/ui';
import { useRef } from 'react';
import type { BillSources } from '../../words/bill-words';
import { decisionPath } from '../../words/decision-path';
import { billOutcome } from '../../words/outcome-of';
import type { Permissions } from '../../words/permissions';
import type { SheetName } from '../open-sheet';
import { useBill } from './use-bill';

export interface BillAnswersProps {
  request: RentalRequestRecord;
  bill: BillRecord;
  may: Permissions;
  open: (sheet: SheetName) => void;
}

export function BillAnswers({ request, bill, may, open }: BillAnswersProps) {
  const isContested = bill.status === 'contested';
  return (
    <>
      {may.acceptBillOffer && bill.offer && (
        <AcceptOffer request={request} bill={bill} amount={bill.offer.amount} />
      )}
      {may.acceptBill && <AcceptBill id={request.id} bill={bill} isFirst={bill.status === 'offered'} />}
      {may.contestBill && <Button onPress={() => open('contest_bill')}>Contest bill</Button>}
      {may.offerOnBill && <Button onPress={() => open('offer_on_bill')}>Make an offer</Button>}
      {may.decideBill && (
        <LinkButton kind={isContested ? 'primary' : 'secondary'} to={decisionPath(request.id)}>
          Decide on the bill
        </LinkButton>
      )}
    </>
  );
}

function useMoney() {
  const { currency } = useSettings();
  return (amount: number) => formatMoney(amount, currency);
}

type AcceptOfferProps = Pick<BillAnswersProps, 'request' | 'bill'> & { amount: number };

function AcceptOffer({ request, bill, amount }: AcceptOfferProps) {
  const { acceptOffer } = useBill(request.id);
  const { currency } = useSettings();
  const { user: me } = useSession();
  const money = useMoney();
  const lines = bill.lines.map((line) => (line.id === bill.offer?.line_id ? amount : line.claimed_amount));
  const { retained, charged, rentBack } = billOutcome(request, lines, currency);
  const whose = me?.id === request.user_id ? 'your' : 'the renter’s';
  const moved = { from_deposit: retained, to_charge: charged, to_refund: rentBack };
  const question = {
    title: `Accept ${money(amount)} for the damage?`,
    message: `The bill is then final. ${movesWords(moved, { money, whose })}`,
    confirmText: 'Accept offer',
  };
  const send = () => acceptOffer({ amount, updated_at: bill.updated_at, seen: { due_now: charged } });
  return <Answer kind="primary" send={send} done="Offer accepted" question={question} />;
}

/** Yard decides on a contested bill, so that to accept it is no longer what is asked. */
function AcceptBill({ id, bill, isFirst }: { id: number; bill: BillRecord; isFirst: boolean }) {
  const { accept } = useBill(id);
  const money = useMoney();
  const question = {
    title: `Accept the ${money(bill.total)} bill?`,
    message: movesWords(bill, { money, whose: 'your' }),
    confirmText: 'Accept bill',
  };
  const kind = isFirst ? 'primary' : 'secondary';
  const send = () => accept({ updated_at: bill.updated_at, seen: { due_now: bill.to_charge } });
  return <Answer kind={kind} send={send} done="Bill accepted" question={question} />;
}

/** The whole sum that moves. @param whose  deposit and card, as the reader sees them */
function movesWords(
  { from_deposit, to_charge, to_refund }: BillSources,
  { money, whose }: { money: (amount: number) => string; whose: string },
) {
  const parts = [
    from_deposit > 0 && `${money(from_deposit)} comes from ${whose} deposit.`,
    to_charge > 0 && `${money(to_charge)} is charged to ${whose} card now.`,
    to_refund > 0 && `${money(to_refund)} of the rent is refunded to ${whose} card.`,
    'This can’t be undone.',
  ];
  return parts.filter(Boolean).join(' ');
}

interface AnswerProps {
  kind: 'primary' | 'secondary';
  send: () => Promise<BillRecord>;
  done: string;
  question: { title: string; message: string; confirmText: string };
}

/** Confirms once more, since money moves; reports the card's result. */
function Answer({ kind, send, done, question }: AnswerProps) {
  const { confirm } = useModals();
  const toast = useToast();
  // Agrees to the sum in the question, whatever comes in while it is open.
  const latestSend = useRef(send);
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => latestSend.current(),
    onSuccess: ({ status }: BillRecord) =>
      toast.show(status === 'unpaid' ? 'Bill accepted, but the card was declined' : done),
  });
  const answer = async () => {
    latestSend.current = send;
    if (await confirm(question)) await form.submit();
  };
  return (
    <Button kind={kind} busy={form.busy} onPress={() => void answer()}>
      {question.confirmText}
    </Button>
  );
}
