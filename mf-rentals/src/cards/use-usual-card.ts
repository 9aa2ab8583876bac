import {
  otherCardCharges,
  type PaymentMethodRecord,
  paymentMethodType,
  type RentalRequestRecord,
  rentalRequestType,
} from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { useAction, useAlertedCall, useRecordCache, useWire } from '@yard/data';
import { wholeList } from '@yard/data/whole-lists';
import { useModals, useToast } from '@yard/ui';
import { useOneAtATime } from '../rental/paying/use-one-at-a-time';
import { chargeWords, sumOf, sumWords } from '../words/card-charges';
import { cardWords } from './use-cards';

/** Rentals of the reader that something may be unpaid of. */
const UNPAID = { role: 'renter', unpaid: '1' };

/** Makes a card the usual one; where that pays what is unpaid, its reader agrees to the sum first. */
export function useUsualCard(card: PaymentMethodRecord) {
  const wire = useWire();
  const usual = useAction<PaymentMethodRecord, object>(paymentMethodType, card.id, 'default');
  const call = useAlertedCall();
  const { confirm } = useModals();
  const toast = useToast();
  const { refresh } = useRecordCache(rentalRequestType);

  const agreed = async () => {
    const rentals = wire.resource(rentalRequestType);
    const { data } = await wholeList((page) => rentals.list({ ...UNPAID, ...page }));
    const paid = data.filter((request) => isChargedTo(card, request));
    const charges = paid.flatMap(otherCardCharges);
    const isSure = charges.length === 0 || (await confirm(question(card, paid)));
    if (!isSure) return;
    const due_now = sumOf(charges);
    await usual.mutateAsync({ amount: due_now, seen: { due_now } }).finally(refresh);
    const tried = charges.length === 0 ? '' : ', and is charged now: your rentals say how that went';
    toast.show(`${cardWords(card)} is your usual card${tried}`);
  };
  const [choose, busy] = useOneAtATime(async () => void (await call(agreed())));
  return { choose, busy };
}

function isChargedTo(card: PaymentMethodRecord, request: RentalRequestRecord): boolean {
  const isOther = request.stripe_payment_method_id !== card.stripe_payment_method_id;
  return isOther && canApply('changeCard', request.status, ['system']);
}

function question(card: PaymentMethodRecord, paid: readonly RentalRequestRecord[]) {
  const sum = sumWords(paid.flatMap(otherCardCharges));
  const each = paid.flatMap((request) =>
    otherCardCharges(request).map((charge) => `${chargeWords(charge)} for ${request.machine.subject}`),
  );
  return {
    title: `Pay ${sum} with ${cardWords(card)}?`,
    message: `Your usual card is charged at once for what is unpaid: ${each.join(', ')}.`,
    confirmText: `Use it and pay ${sum}`,
  };
}
