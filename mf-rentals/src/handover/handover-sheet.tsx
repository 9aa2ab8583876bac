import type { RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Form, Submit, useModals } from '@yard/ui';
import { type ConditionDraft, conditionDraft, conditionInput } from '../condition/condition-draft';
import { ConditionFields } from '../condition/condition-fields';
import { sendWords } from '../condition/send-words';
import { useSidePhotos } from '../condition/use-side-photos';
import { useHandoverDoubt } from '../machine-return/use-meter-doubt';
import { readOut } from '../rental-page/bill/bill-draft';
import { RentalSheet } from '../rental-page/rental-sheet';
import { useHandover } from './use-handover';

/** Either side writes how the machine is handed over; until both have signed either may correct it. */
export function HandoverSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { form, name } = useHandoverForm(request, onClose);
  const photos = useSidePhotos(
    name,
    form.values.photos,
    (taken) => form.set({ photos: taken }),
    request.handover?.photos ?? [],
  );
  const doubts = useHandoverDoubt(request, form.values.hours);
  const submit = () => {
    const open = doubts.open();
    return Object.keys(open).length > 0 ? form.setErrors(open) : form.submit();
  };
  const title = request.handover ? 'Edit hand-over' : 'Record hand-over';
  return (
    <RentalSheet title={title} request={request} onClose={onClose}>
      <Form of={form} onSubmit={submit} aria-label={title}>
        <ConditionFields form={form} doubts={doubts} photos={photos} machineId={request.machine_id} />
        <Submit of={form} disabled={photos.unsent > 0} label={sendWords(title, photos)} />
      </Form>
    </RentalSheet>
  );
}

/** The recorded figures are another machine's after a swap: the meter has to be read again. */
const unread = (request: RentalRequestRecord) =>
  request.handover && readOut(request) === null ? { hours: null, fuel_level: null } : {};

/** `updated_at`: of the hand-over as it was when the form was opened. */
type HandoverDraft = ConditionDraft & { updated_at: string | null };

function useHandoverForm(request: RentalRequestRecord, onDone: () => void) {
  const { find, record, change } = useHandover(request.id);
  const { handover } = request;
  const { confirm } = useModals();
  const name = `rental_requests/${request.id}/handover`;
  const form = useServerForm<HandoverDraft>({
    rules: null,
    initial: { ...conditionDraft(handover), ...unread(request), updated_at: handover?.updated_at ?? null },
    submit: ({ updated_at, ...draft }) =>
      handover ? change({ ...conditionInput(draft), updated_at }) : record(conditionInput(draft)),
    onChanged: async () => {
      const isSure = await confirm({
        title: 'This hand-over changed',
        message: 'The other person changed or signed it after you opened it. Yours will replace it.',
        confirmText: 'Send mine',
      });
      return isSure ? { changes: { updated_at: (await find()).updated_at }, sends: true } : null;
    },
    done: handover ? 'Hand-over saved' : 'Hand-over recorded',
    onSuccess: () => onDone(),
    draft: name,
  });
  return { form, name };
}
