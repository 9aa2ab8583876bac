import { paymentMethodType } from '@yard/contracts';
import { useRecordCache } from '@yard/data';
import { Button, Form, Sheet, useToast } from '@yard/ui';
import { NewCardFields } from './new-card-fields';
import { useNewCard } from './use-new-card';

export function AddCard({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title="Add a card" isOpen={isOpen} onClose={onClose}>
      <NewCardForm onDone={onClose} />
    </Sheet>
  );
}

function NewCardForm({ onDone }: { onDone: () => void }) {
  const newCard = useNewCard();
  const { refresh } = useRecordCache(paymentMethodType);
  const toast = useToast();
  const submit = async () => {
    if ((await newCard.store()) === null) return;
    refresh();
    toast.show('The card is stored');
    onDone();
  };
  return (
    <Form onSubmit={() => void submit()} errors={newCard.errors} aria-label="New card">
      <NewCardFields newCard={newCard} />
      <Button type="submit" kind="primary" busy={newCard.busy}>
        Store the card
      </Button>
    </Form>
  );
}
