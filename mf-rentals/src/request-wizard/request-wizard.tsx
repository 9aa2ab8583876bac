import { type MachineRecord, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Box,
  Button,
  Card,
  Form,
  Grid,
  PriceLines,
  Row,
  Sheet,
  SkeletonBlock,
  Stack,
  Stepper,
  useToast,
} from '@yard/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CardFields } from '../cards/card-fields';
import { planLines, sendWords, sentWords } from '../words/plan-words';
import { AgreementsStep } from './agreements/agreements-step';
import { ChangedTermsBanner } from './changed-terms-banner';
import { errorsOn } from './request-draft';
import { RequestSummary, TotalButton } from './request-summary';
import { type RequestForm, useRequestForm } from './use-request-form';
import { WhenWhereStep } from './when-where-step';
import styles from './request.module.css';

const NOTHING_NOW = 'You won’t pay now. The owner answers first.';
const CARD_BOOKS = 'You won’t pay now. Adding a card books it.';
const BOOKED = 'Booked as soon as your card is accepted.';

/** Requests a machine in two or three steps, the summary always beside them. */
export function RequestWizard({ machine, userId }: { machine: MachineRecord; userId: number }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { currency } = useSettings();
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const onSent = (sent: RentalRequestRecord) => {
    toast.show(sentWords(sent, currency));
    void navigate(`/rentals/${sent.id}`, { replace: true });
  };
  const request = useRequestForm({ machine, userId, onSent });

  return (
    <Grid side={380} gap={6} align="start">
      <Stack gap={6}>
        <Stepper steps={request.titles} current={request.steps.current} onGo={request.steps.goTo} />
        <StepForm machine={machine} request={request} onTotal={() => setSummaryOpen(true)} />
      </Stack>
      <Box as="aside" only="wide" stays aria-label="Summary">
        <Card>
          <RequestSummary machine={machine} request={request} />
        </Card>
      </Box>
      <Sheet title="Summary" isOpen={isSummaryOpen} onClose={() => setSummaryOpen(false)}>
        <RequestSummary machine={machine} request={request} />
      </Sheet>
    </Grid>
  );
}

type StepFormProps = { machine: MachineRecord; request: RequestForm; onTotal: () => void };

function StepForm({ machine, request, onTotal }: StepFormProps) {
  const { form, titles, last, isKnown, place, card, quote, next } = request;
  const { currency } = useSettings();
  const { current: step, goTo } = request.steps;
  const isLast = step === last;
  const busy = form.busy || place.newAddress.form.busy || card.newCard.busy;
  const errors = {
    ...errorsOn(step, last, form.errors),
    ...(step === 0 && place.isNew ? place.newAddress.form.errors : {}),
    ...(isLast ? card.newCard.errors : {}),
  };
  // Shown before, the form would change under the reader's finger.
  if (isKnown === undefined || (step === 0 && !place.addresses && !place.failed)) return LOADING;
  return (
    <Form key={step} onSubmit={next} errors={errors} aria-label={titles[step]} id={rentalRequestType.channel}>
      <StepHeading step={step} title={titles[step]} />
      <ChangedTermsBanner changed={request.terms.changed.terms} texts={request.terms.documents.versions} />
      {step === 0 && <WhenWhereStep machine={machine} request={request} />}
      {step > 0 && (!isLast || isKnown) && <AgreementsStep machine={machine} request={request} />}
      {isLast && <CardStep machine={machine} request={request} />}
      <Row gap={3} className={styles.buttons}>
        <Row gap={2} align="center" justify="between" className={styles.bar}>
          <TotalButton request={request} onPress={onTotal} />
          <Button
            type="submit"
            kind="primary"
            busy={busy}
            // No request is sent before its price is shown.
            disabled={isLast && (!quote.data || quote.isPlaceholderData)}
            iconEnd={isLast ? undefined : 'arrow-right'}
          >
            {isLast ? sendWords(quote.data?.plan, currency) : 'Continue'}
          </Button>
        </Row>
        {step > 0 && <Back onPress={() => goTo(step - 1)} />}
      </Row>
    </Form>
  );
}

const Back = ({ onPress }: { onPress: () => void }) => (
  <Button kind="quiet" icon="arrow-left" onPress={onPress}>
    Back
  </Button>
);

const LOADING = (
  <div role="status" aria-label="Loading">
    <SkeletonBlock height="100vh" />
  </div>
);

/** Takes focus when a step is entered, so that screen readers say where one is. */
function StepHeading({ step, title }: { step: number; title: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownFirst] = useState(() => step === 0 && !window.location.search.includes('step='));
  useEffect(() => {
    if (!shownFirst) heading.current?.focus({ preventScroll: true });
  }, [shownFirst]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
}

function CardStep({ machine, request }: { machine: MachineRecord; request: RequestForm }) {
  const { currency } = useSettings();
  const plan = request.quote.data?.plan;
  const unpaid = machine.instant_book ? CARD_BOOKS : NOTHING_NOW;
  return (
    <>
      <CardFields choice={request.card} error={request.form.part('stripe_payment_method_id').error} later />
      {plan && <p aria-live="polite">{plan.becomes === 'pending' ? unpaid : BOOKED}</p>}
      <Box only="narrow">
        <PriceLines lines={plan ? planLines(plan, currency, machine) : []} currency={currency} />
      </Box>
    </>
  );
}
