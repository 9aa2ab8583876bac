import { WireError } from '@laravel-wire/client';
import { type DocumentRecord, documentType } from '@yard/contracts';
import { useAction, useDestroy, refusalWords } from '@yard/data';
import { Button, FieldError, LinkButton, useModals, useToast } from '@yard/ui';
import { useState } from 'react';

type DocumentActionsProps = {
  document: DocumentRecord;
  isInForce: boolean;
  /** The version that holds again when this one goes. */
  successor: DocumentRecord | null;
  onDeleted: () => void;
};

/** Publish a draft, write the next version, delete one that is not needed. */
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

/** Both are asked about first, and told why the server refuses. */
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
    const message = `From now on renters agree to this text. Rentals made before keep the version they agreed to.`;
    if (!(await confirm({ title: `Publish ${called}?`, message, confirmText: 'Publish' }))) return;
    publish.mutate({}, { onError: refused, onSuccess: () => toast.show(`Published ${called}`) });
  };
  const askDelete = async () => {
    setRefusal(null);
    const message = `${whatFollows(props)}The text is gone from this list. Rentals that were made under it keep their copy.`;
    const confirmText = 'Delete this version';
    if (!(await confirm({ title: `Delete ${called}?`, message, confirmText, danger: true }))) return;
    destroy.mutate(document.id, { onError: refused, onSuccess: onDeleted });
  };
  return { publish, destroy, refusal, askPublish, askDelete };
}

/** What renters agree to once the version is gone, where it holds now. */
function whatFollows({ isInForce, successor }: DocumentActionsProps): string {
  if (!isInForce) return '';
  const next = successor ? `From now on version ${successor.version} holds again. ` : '';
  return `This version is in force: renters agree to it. ${next}`;
}
