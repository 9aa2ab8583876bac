import type { MachineRecord, RentalRequestRecord } from '@yard/contracts';
import { addressType, documentType, machineType } from '@yard/contracts';
import type { DaySpan } from '@yard/contracts/days';
import { isFirstTry, useRecord } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { AnswerFailed, useSettings } from '@yard/remote-kit';
import { Banner, Button, ErrorState, Form, Hint, PriceLines, SkeletonText, useToast } from '@yard/ui';
import { AgreementChecks } from '../../request-wizard/agreements/agreement-checks';
import { agreementTexts } from '../../request-wizard/agreements/agreement-texts';
import { WhenWhereStep } from '../../request-wizard/when-where-step';
import { priceLines } from '../../words/price-lines';
import { RentalSheet } from '../rental-sheet';
import { ChangedTermsBanner } from '../../request-wizard/changed-terms-banner';
import { bookingWords, type CardCharge, sumWords } from '../../words/card-charges';
import { isUnanswered, NoPrice } from '../price-answer';
import { type ChangeForm, useChangeForm } from './use-change-form';

export type ChangeSheetProps = { request: RentalRequestRecord; days?: DaySpan; onClose: () => void };

export function ChangeSheet({ request, days, onClose }: ChangeSheetProps) {
  const { data: machine, ...answer } = useRecord(machineType, request.machine_id);
  // Both lists stand within the form, above its button. It asks again for one that failed, and is not taken away for that.
  const isLoading = [useWholeList(addressType), useWholeList(documentType)].some(
    (list) => isFirstTry(list) && !list.isFetched,
  );
  return (
    <RentalSheet title="Change your request" request={request} onClose={onClose}>
      {answer.error && !machine && <AnswerFailed title="We couldn’t load the machine" answer={answer} />}
      {(machine ? isLoading : !answer.error) && <SkeletonText lines={10} />}
      {machine && !isLoading && (
        <ChangeRequestForm request={request} machine={machine} days={days} onDone={onClose} />
      )}
    </RentalSheet>
  );
}

type FormProps = Omit<ChangeSheetProps, 'onClose'> & { machine: MachineRecord; onDone: () => void };

function ChangeRequestForm({ request, machine, days, onDone }: FormProps) {
  const toast = useToast();
  const { currency } = useSettings();
  const change = useChangeForm({ request, days }, () => {
    toast.show('Request changed');
    onDone();
  });
  const { form, place, quote } = change;
  const booked = (quote.data?.plan.now ?? []).map((charge) => ({ ...charge, currency }));
  const submit = async () => {
    if (!place.isNew) return void (await form.submit());
    const stored = await place.newAddress.store();
    if (!stored) return;
    change.changeTerms({ address_id: stored.id });
    place.setNew(false);
  };
  return (
    <Form onSubmit={submit} errors={{ ...form.errors, ...(place.isNew ? place.newAddress.form.errors : {}) }}>
      <Hint>If you change the days or the place, you’ll accept the four agreements again below.</Hint>
      <WhenWhereStep machine={machine} request={change} />
      {quote.data && <PriceLines lines={priceLines(quote.data, currency)} currency={currency} />}
      {isFirstTry(quote) && <SkeletonText lines={7} />}
      <NoPrice answer={quote} />
      {change.isAgreedAgain && <NewAgreements change={change} />}
      {change.changed && <ChangedTermsBanner changed={change.changed} texts={change.documents.versions} />}
      {booked.length > 0 && <Hint>{bookingWords(booked)}</Hint>}
      <Button
        type="submit"
        kind="primary"
        busy={form.busy || place.newAddress.form.busy}
        disabled={!place.isNew && isUnanswered(quote)}
      >
        {place.isNew ? 'Save address' : changeLabel(booked)}
      </Button>
    </Form>
  );
}

const changeLabel = (booked: readonly CardCharge[]) =>
  booked.length > 0 ? `Book and pay ${sumWords(booked)}` : 'Change request';

/** The texts again, because they name the days and the place. */
function NewAgreements({ change: { form, documents: texts } }: { change: ChangeForm }) {
  const { documents, failed, retry } = texts;
  const { currency } = useSettings();
  if (failed) return <ErrorState title="We couldn’t load the agreements" onRetry={() => void retry()} />;
  if (!documents) return <SkeletonText lines={4} />;
  return (
    <>
      <Banner tone="info" title="New days or a new place need your agreement again" />
      <AgreementChecks texts={agreementTexts(documents, null, currency)} field={(name) => form.field(name)} />
    </>
  );
}
