import type { RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Button, useModals } from '@yard/ui';
import { useRef } from 'react';
import { firstNames } from '../words/reader';
import { SeenChanges } from '../rental-page/seen/seen-first';
import { useSeenRental } from '../rental-page/seen/use-seen-rental';
import { useMachineReturn } from './use-machine-return';

export type AcceptReturnProps = { request: RentalRequestRecord; onContest: () => void };

export function AcceptReturn({ request, onContest }: AcceptReturnProps) {
  const seen = useSeenRental(request);
  const isChanged = seen.changes.length > 0;
  const { busy, send } = useAcceptance(request, seen.isStale);
  return (
    <>
      <SeenChanges seen={seen} />
      <Button kind="primary" icon="check" busy={busy} disabled={isChanged} onPress={() => void send()}>
        Accept return
      </Button>
      <Button disabled={isChanged} onPress={onContest}>
        Contest return
      </Button>
    </>
  );
}

/** Accepts what the reader has seen, after a question where something of the deposit is retained. */
function useAcceptance(request: RentalRequestRecord, isStale: () => boolean) {
  const { accept } = useMachineReturn(request.id);
  const { currency } = useSettings();
  const { confirm } = useModals();
  const damage = request.machine_return?.damage_amount ?? 0;
  // The `updated_at` of the return in the question: the server refuses if it has changed since.
  const seen = useRef<string | undefined>(undefined);
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => accept(seen.current),
    done: `Return accepted. ${damage > 0 ? 'The rest of your' : 'Your'} deposit is on its way back.`,
  });
  const send = async () => {
    seen.current = request.machine_return?.updated_at;
    const amount = formatMoney(damage, currency);
    const isSure =
      damage === 0 ||
      (await confirm({
        title: `Pay ${amount} for damage?`,
        message: `${firstNames(request).owner} gets ${amount} of your deposit for the damage, and you get the rest back. This can’t be undone.`,
        confirmText: 'Accept return',
      }));
    // If the return changed while the question was open, nothing is sent: the page then shows what changed.
    if (isSure && !isStale()) await form.submit();
  };
  return { busy: form.busy, send };
}
