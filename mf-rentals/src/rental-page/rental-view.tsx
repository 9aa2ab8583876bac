import { hasFailed, type CurrentUser, type RentalRequestRecord, type PaymentRecord } from '@yard/contracts';
import { hasReviews } from '@yard/contracts/reviews';
import { Slot } from '@yard/remote-kit';
import { Grid, Panel, SkeletonCards, Stack, Timeline, useToast } from '@yard/ui';
import { type ReactNode, useState } from 'react';
import { useReturnedCard } from '../cards/use-returned-card';
import { daysAhead } from '../words/another-machine';
import { permissionsOf } from '../words/permissions';
import { actorOf, readerOf } from '../words/reader';
import { BillPanel } from './bill/bill-panel';
import { OpenSheet, type SheetName } from './open-sheet';
import { RentalEnds } from './rental-ends';
import { RentalFacts } from './rental-facts';
import { RentalMoney } from './rental-money';
import { RentalDocuments, type RentalDocumentsProps } from './documents/rental-documents';
import { RentalStatus } from './rental-status';
import { RentalThread } from './rental-thread';
import { RentalReviews } from './reviewing/rental-reviews';
import { timelineEvents } from './timeline/timeline-events';
import { useAlertedCall } from '@yard/data';
import { PAYMENT_RETURN } from '../cards/stripe/return-address';
import { useReturned } from '../cards/stripe/use-returned';
import { paidWords } from '../words/paid-words';
import { usePaymentCalls } from './paying/use-payment-calls';
import styles from './rental.module.css';

export function RentalView({ request, user }: { request: RentalRequestRecord; user: CurrentUser }) {
  const [sheet, open] = useState<SheetName | null>(null);
  const reader = readerOf(request, user);
  const may = permissionsOf(request, actorOf(user), new Date());
  const ends = <RentalEnds request={request} may={may} open={open} />;
  // A return that waits for an answer stands above the messages; so does a hand-over to be signed.
  const isDue = request.status === 'returned' || may.signHandover;
  useReturnedCard();
  useReturnedPayment(request, (payment) => open({ pay: payment }));

  return (
    <Grid side={380} gap={5} align="start" className={styles.parts}>
      <Stack gap={5} shrinks>
        <RentalStatus request={request} reader={reader} may={may} open={open} withMessages>
          {isDue && ends}
        </RentalStatus>
        {hasReviews(request) && <RentalReviews request={request} reader={reader} userId={user.id} />}
        <Panel title="Messages">
          <RentalThread request={request} />
        </Panel>
        {request.status === 'closed' && <BillPanel request={request} reader={reader} />}
        {!isDue && ends}
      </Stack>
      <Stack gap={5} shrinks>
        <RentalMoney
          request={request}
          reader={reader}
          onPay={may.pay ? (payment) => open({ pay: payment }) : undefined}
        />
        <RentalFacts request={request} reader={reader} />
      </Stack>
      <History request={request} reader={reader} onRead={() => open('agreement')}>
        {may.findAnother && <Instead request={request} />}
      </History>
      <OpenSheet sheet={sheet} request={request} reader={reader} open={open} />
    </Grid>
  );
}

/** Last on the page: its length is not known before it is there. */
function Instead({ request }: Pick<RentalDocumentsProps, 'request'>) {
  const slot = { machine_id: request.machine_id, ...daysAhead(request, new Date()) };
  return <Slot name="rental.instead" {...slot} skeleton={<SkeletonCards count={3} />} />;
}

function History({ children, ...props }: RentalDocumentsProps & { children: ReactNode }) {
  const { request, reader } = props;
  return (
    <Stack gap={5} shrinks>
      <Panel title="Timeline">
        <Timeline events={timelineEvents(request, new Date(), reader)} />
      </Panel>
      <RentalDocuments {...props} />
      {reader !== 'admin' && <Slot name="rental.help" rental_request_id={request.id} />}
      {children}
    </Stack>
  );
}

/** Fetches the payment's result for a reader who returns from their bank's page. */
function useReturnedPayment(
  { id, payments }: RentalRequestRecord,
  onRefused: (payment: PaymentRecord) => void,
): void {
  const { look } = usePaymentCalls(id);
  const call = useAlertedCall();
  const toast = useToast();
  const back = async (intent: string) => {
    const found = payments.find((payment) => payment.stripe_payment_intent_id === intent);
    if (!found) return;
    const payment = await look(found.id);
    if (hasFailed(payment)) onRefused(payment);
    else toast.show(paidWords(payment));
  };
  useReturned(PAYMENT_RETURN, (intent) => void call(back(intent)));
}
