import { paymentLabel, type PaymentRecord, paymentMethodType } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { Banner, Button, ButtonGroup, Hint, Money, SpecSheet, Stack, Text } from '@yard/ui';
import { useRef } from 'react';
import { useCardName } from '../../cards/use-cards';

export interface SimulatedBankProps {
  payment: PaymentRecord;
  /** The provider's id of the card that is charged. */
  card: string | null;
  machine: string;
  onAnswered: () => void;
}

/** Stands in for the page on which a bank has its customer confirm a payment. */
export function SimulatedBank({ payment, card, machine, onAnswered }: SimulatedBankProps) {
  const used = useCardName(card);
  return (
    <Stack gap={4}>
      <Banner title="Confirm your payment" />
      <Text size={28} weight={650} tight>
        <Money amount={payment.amount} currency={payment.currency} exact />
      </Text>
      <SpecSheet
        facts={[
          { label: 'To', value: 'Yard' },
          { label: 'For', value: `${paymentLabel(payment)}, ${machine}` },
          { label: 'Card', value: used ?? '–' },
        ]}
      />
      <Answers payment={payment} onAnswered={onAnswered} />
      <Hint ruled>A real bank shows a page of its own here. This one is simulated: no real money moves.</Hint>
    </Stack>
  );
}

type Outcome = 'complete' | 'fail';

function Answers({ payment, onAnswered }: Pick<SimulatedBankProps, 'payment' | 'onAnswered'>) {
  const wire = useWire();
  const outcome = useRef<Outcome>('complete');
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () =>
      wire.http.post(`${paymentMethodType.endpoint}/simulated/authentication`, {
        client_secret: payment.client_secret,
        outcome: outcome.current,
      }),
    onSuccess: onAnswered,
  });
  const answer = (chosen: Outcome) => {
    outcome.current = chosen;
    void form.submit();
  };
  const isSending = (chosen: Outcome) => form.busy && outcome.current === chosen;
  return (
    <ButtonGroup>
      <Button
        kind="primary"
        busy={isSending('complete')}
        disabled={isSending('fail')}
        onPress={() => answer('complete')}
      >
        Confirm the payment
      </Button>
      <Button busy={isSending('fail')} disabled={isSending('complete')} onPress={() => answer('fail')}>
        Refuse it
      </Button>
    </ButtonGroup>
  );
}
