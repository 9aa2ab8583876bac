import { WireError } from '@laravel-wire/client';
import type { MediaRecord, UpdateMediaInput } from '@yard/contracts';
import { mediaType, TITLE_MAX, updateMediaRules } from '@yard/contracts';
import { refusalWords, useDestroy, useServerForm, useUpdate } from '@yard/data';
import { Banner, Button, DateText, Form, SpecSheet, Stack, TextField, useModals, useToast } from '@yard/ui';
import { useEffect, useRef, useState } from 'react';
import { FileUses } from './file-uses';
import { sizeWords } from './file-words';
import { useUses } from './use-file-browser';
import styles from './files.module.css';

type FileDetailsProps = {
  file: MediaRecord;
  isOwn: boolean;
  isAdmin: boolean;
  onChoose?: (file: MediaRecord) => void;
  onChanged: () => void;
  onDeleted: () => void;
};

/** One file: choose it, name it, put it into a folder, see where it is used, delete it. */
export function FileDetails({ file, isOwn, isAdmin, onChoose, onChanged, onDeleted }: FileDetailsProps) {
  const panel = useRef<HTMLElement>(null);
  // Phones show it below the tiles.
  useEffect(() => {
    // The result is not returned as the clean-up: newer browsers give a promise.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const size = file.width === null ? '' : `, ${file.width} × ${file.height ?? 0}`;
  return (
    <Stack
      as="aside"
      gap={3}
      shrinks
      breaks
      ref={panel}
      aria-label={`File ${file.name}`}
      className={styles.details}
    >
      <img src={file.url} alt="" className={styles.preview} />
      {onChoose && (
        <Button kind="primary" wide onPress={() => onChoose(file)}>
          Use this file
        </Button>
      )}
      <SpecSheet
        facts={[
          { label: 'Name', value: file.name },
          { label: 'Size', value: `${sizeWords(file.size)}${size}` },
          { label: 'Added', value: <DateText dayOnly value={file.created_at} /> },
        ]}
      />
      {isOwn && <FileForm file={file} onSaved={onChanged} />}
      <Deletion {...{ file, isOwn, isAdmin, onChanged, onDeleted }} isLinked={onChoose === undefined} />
    </Stack>
  );
}

type DeletionProps = Omit<FileDetailsProps, 'onChoose'> & { isLinked: boolean };

function Deletion({ file, isOwn, isAdmin, isLinked, onChanged, onDeleted }: DeletionProps) {
  const uses = useUses(file.id);
  const destroy = useDestroy(mediaType);
  const { confirm } = useModals();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRefusal(null);
    const message = 'It is used nowhere. Links to it from elsewhere will lead to nothing.';
    const title = `Delete ${file.name}?`;
    if (!(await confirm({ title, message, confirmText: 'Delete the file', danger: true }))) return;
    destroy.mutate(file.id, {
      onSuccess: () => {
        toast.show(`${file.name} is deleted`);
        onChanged();
        onDeleted();
      },
      onError: (error) => {
        if (!(error instanceof WireError)) throw error;
        setRefusal(refusalWords(error));
        void uses.refetch();
      },
    });
  };
  const known = uses.data?.uses;
  return (
    <>
      {refusal !== null && <Banner tone="bad" title={refusal} />}
      <FileUses uses={known} isError={uses.isError} isAdmin={isAdmin} isLinked={isLinked} />
      {isOwn && known?.length === 0 && (
        <Button small kind="quiet" icon="trash" busy={destroy.isPending} onPress={() => void remove()}>
          Delete
        </Button>
      )}
    </>
  );
}

type FileFormProps = { file: MediaRecord; onSaved: () => void };

/** Form for a file's name and folder. Its address stays, so that texts still show it. */
function FileForm({ file, onSaved }: FileFormProps) {
  const update = useUpdate<MediaRecord, UpdateMediaInput>(mediaType, file.id);
  const form = useServerForm({
    rules: updateMediaRules,
    initial: { name: file.name, folder: file.folder },
    submit: (input) => update.mutateAsync(input),
    done: 'The file is saved',
    onSuccess: () => onSaved(),
  });
  return (
    <Form of={form} aria-label="Name and folder">
      <TextField label="File name" maxLength={TITLE_MAX} {...form.field('name')} />
      <TextField label="Folder" optional maxLength={TITLE_MAX} {...form.field('folder')} />
      <Button small type="submit" busy={form.busy}>
        Save name and folder
      </Button>
    </Form>
  );
}
