import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Form, Submit } from '@yard/ui';
import { sendWords } from '../condition/send-words';
import { useSidePhotos } from '../condition/use-side-photos';
import { mayHaveBill } from '../rental-page/bill/bill-draft';
import { RentalSheet } from '../rental-page/rental-sheet';
import { ReturnFields } from './return-fields';
import { type ReturnDraft, returnDraft, returnInput } from './return-draft';
import { refusedReading, useMeterDoubt } from './use-meter-doubt';
import { useMachineReturn } from './use-machine-return';

export interface ReturnSheetProps {
  request: RentalRequestRecord;
  onClose: () => void;
  /** Goes on with the bill, where there may be something to bill. */
  onBill: () => void;
}

export function ReturnSheet({ request, onClose, onBill }: ReturnSheetProps) {
  const zone = zoneOf(request.machine);
  const recorded = request.machine_return;
  const { form, name } = useReturnForm(request, zone, (draft) => {
    const isBillable = !recorded && mayHaveBill(request, returnInput(draft, zone));
    if (isBillable) onBill();
    else onClose();
  });
  const photos = useSidePhotos(
    name,
    form.values.photos,
    (taken) => form.set({ photos: taken }),
    recorded?.photos ?? [],
  );
  const doubts = useMeterDoubt(request, form.values);
  const submit = () => {
    const refused = refusedReading(request, form.values);
    const open = refused ? { hours: refused } : doubts.open();
    return Object.keys(open).length > 0 ? form.setErrors(open) : form.submit();
  };
  const title = recorded ? 'Edit return' : 'Record return';
  return (
    <RentalSheet title={title} request={request} onClose={onClose}>
      <Form of={form} onSubmit={submit} aria-label={title}>
        <ReturnFields form={form} doubts={doubts} photos={photos} zone={zone} request={request} />
        <Submit of={form} disabled={photos.unsent > 0} label={sendWords(title, photos)} />
      </Form>
    </RentalSheet>
  );
}

function useReturnForm(request: RentalRequestRecord, zone: string, onDone: (draft: ReturnDraft) => void) {
  const { record, change } = useMachineReturn(request.id);
  const recorded = request.machine_return;
  const name = `rental_requests/${request.id}/return`;
  const form = useServerForm<ReturnDraft>({
    rules: null,
    initial: returnDraft(zone, new Date(), recorded),
    submit: (draft) => (recorded ? change : record)(returnInput(draft, zone)),
    done: recorded ? 'Return saved' : 'Return recorded',
    onSuccess: () => onDone(form.values),
    draft: name,
  });
  return { form, name };
}
