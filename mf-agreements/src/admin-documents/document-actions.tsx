import { WireError } from '@laravel-wire/client';
import { AGREED_KINDS, type DocumentRecord, documentType } from '@yard/contracts';
import { useAction, useDestroy, refusalWords } from '@yard/data';
import { Button, FieldError, LinkButton, useModals, useToast } from '@yard/ui';
import { useState } from 'react';

type DocumentActionsProps = {
  document: DocumentRecord;
  isInForce: boolean;
  successor: DocumentRecord | null;
  onDeleted: () => void;
};

export function DocumentActions(props: DocumentActionsProps) {
  const { document } = props;
  const { publish, destroy, refusal, askPublish, askDelete } = useDocumentActions(props);
  return (
    <>
      {document.published_at === null && (
        <Button kind="primary" busy={publish.isPending} onPress={() => void askPublish()}>
          Publish
        </Button>
      )}
      <LinkButton icon="edit" to={`/documents/${document.id}/edit`}>
        New version
      </LinkButton>
      <Button kind="quiet" icon="trash" busy={destroy.isPending} onPress={() => void askDelete()}>
        Delete
      </Button>
      <div role="alert">
        <FieldError error={refusal} />
      </div>
    </>
  );
}

function useDocumentActions(props: DocumentActionsProps) {
  const { document, onDeleted } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const publish = useAction<DocumentRecord, object>(documentType, document.id, 'publish');
  const destroy = useDestroy(documentType);
  const { confirm } = useModals();
  const toast = useToast();
  const called = `version ${document.version} of “${document.name}”`;
  const refused = (error: Error) => {
    if (!(error instanceof WireError)) throw error;
    setRefusal(refusalWords(error));
  };

  const askPublish = async () => {
    setRefusal(null);
    const message = whatPublishingDoes(document);
    if (!(await confirm({ title: `Publish ${called}?`, message, confirmText: 'Publish' }))) return;
    publish.mutate({}, { onError: refused, onSuccess: () => toast.show(`Published ${called}`) });
  };
  const askDelete = async () => {
    setRefusal(null);
    const message = whatDeletingDoes(props);
    const confirmText = 'Delete this version';
    if (!(await confirm({ title: `Delete ${called}?`, message, confirmText, danger: true }))) return;
    destroy.mutate(document.id, { onError: refused, onSuccess: onDeleted });
  };
  return { publish, destroy, refusal, askPublish, askDelete };
}

const isAgreedTo = ({ kind }: DocumentRecord) => AGREED_KINDS.includes(kind);

function whatPublishingDoes(document: DocumentRecord): string {
  return isAgreedTo(document)
    ? 'Renters agree to this text with every new request. Existing rentals keep the version they agreed to.'
    : 'Everyone can read this text on the site.';
}

function whatDeletingDoes({ document, isInForce, successor }: DocumentActionsProps): string {
  if (document.published_at === null) return 'Only admins can read this draft.';
  const next = successor
    ? `Version ${successor.version} takes its place.`
    : 'This text disappears from the site.';
  const place = isInForce ? `This version is in force. ${next}` : 'A newer version is in force.';
  return isAgreedTo(document) ? `${place} Rentals that agreed to this one keep their copy.` : place;
}
