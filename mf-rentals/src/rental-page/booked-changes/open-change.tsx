import type { RentalChangeRecord, RentalRequestRecord } from '@yard/contracts';
import { openChange } from '@yard/contracts/rental-moves';
import { useServerForm } from '@yard/data';
import { Button, ButtonGroup, Panel, Stack, useToast } from '@yard/ui';
import { useSettings } from '@yard/remote-kit';
import { useRef } from 'react';
import { ChangedTermsBanner } from '../../request-wizard/changed-terms-banner';
import { termsShown } from '../../request-wizard/shown-terms';
import { useChangedTerms } from '../../request-wizard/use-changed-terms';
import { planSum } from '../../words/plan-words';
import { firstNameOf, type Reader } from '../../words/reader';
import { dayWords } from '../../words/time-words';
import { ChangePrice } from './change-price';
import { type ChangeAnswer, useRentalChanges } from './use-rental-changes';

export type OpenChangeProps = { request: RentalRequestRecord; reader: Reader; now: Date };

const ANSWERED: Record<ChangeAnswer, string> = {
  accept: 'Change accepted',
  decline: 'Change declined',
  withdraw: 'Change withdrawn',
};

/** The change that waits for its answer: what it is, what it costs, and the reader's say in it. */
export function OpenChange({ request, reader, now }: OpenChangeProps) {
  const change = openChange(request, now);
  if (!change) return null;
  const isOfRenter = change.user_id === request.user_id;
  const isAuthor = isOfRenter === (reader === 'renter') && reader !== 'admin';
  const author = isAuthor ? 'You asked for' : `${firstNameOf(change.user_name)} wants to change it to`;
  return (
    <Panel title={`${author} ${changeWords(change)}`}>
      <Stack gap={5} shrinks>
        {change.message && <p>“{change.message}”</p>}
        {change.plan && <ChangePrice price={{ ...change, plan: change.plan }} request={request} />}
        {reader !== 'admin' && <Answers request={request} change={change} isAuthor={isAuthor} />}
      </Stack>
    </Panel>
  );
}

type AnswersProps = { request: RentalRequestRecord; change: RentalChangeRecord; isAuthor: boolean };

function Answers({ request, change, isAuthor }: AnswersProps) {
  const { busyWith, send, changed } = useAnswering(request, change);
  const button = (action: ChangeAnswer, label: string, kind: 'primary' | 'secondary') => (
    <Button
      kind={kind}
      busy={busyWith === action}
      disabled={busyWith !== null && busyWith !== action}
      onPress={() => send(action)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <ChangedTermsBanner changed={changed} />
      <ButtonGroup>
        {isAuthor && button('withdraw', 'Withdraw change', 'secondary')}
        {!isAuthor && button('accept', 'Accept change', 'primary')}
        {!isAuthor && button('decline', 'Decline change', 'secondary')}
      </ButtonGroup>
    </>
  );
}

function useAnswering(request: RentalRequestRecord, { id, updated_at, subtotal, plan }: RentalChangeRecord) {
  const { answer, refresh } = useRentalChanges(request.id);
  const { currency } = useSettings();
  const changed = useChangedTerms(refresh);
  const shown = { ...termsShown(request, planSum(plan?.now ?? [], currency)), subtotal };
  const toast = useToast();
  // A ref: the form is sent in the same press, before a state would have its new value.
  const chosen = useRef<ChangeAnswer>('accept');
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () =>
      changed.sending(chosen.current === 'accept' ? shown : null, (seen) =>
        answer(id, chosen.current, seen ? { updated_at, seen } : { updated_at }),
      ),
    onSuccess: (answered) => answered && toast.show(ANSWERED[chosen.current]),
  });
  const send = (action: ChangeAnswer) => {
    chosen.current = action;
    void form.submit();
  };
  return { busyWith: form.busy ? chosen.current : null, send, changed: changed.terms };
}

/** “Mon, Dec 14 to Wed, Dec 23”, with hours where there are any. */
function changeWords({ from, to }: RentalChangeRecord): string {
  const days = `${dayWords(to.start_date, to.start_time)} to ${dayWords(to.end_date, to.end_time)}`;
  return to.machine_id === from.machine_id ? days : `another machine, ${days}`;
}
