import { DOCUMENT_KINDS, type DocumentInput, type DocumentRecord, documentRules } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, ButtonGroup, Form, LinkButton, Select, TextArea, TextField, useToast } from '@yard/ui';
import { useNavigate } from 'react-router';
import { kindFrom, kindNames } from '../reading/kinds';
import styles from './desk-documents.module.css';
import { PlaceholderList } from './placeholder-list';

type DocumentFormProps = {
  label: string;
  initial: DocumentInput;
  /** A version keeps its kind; only a new document has one to choose. */
  choosesKind?: boolean;
  submit: (input: DocumentInput) => Promise<DocumentRecord>;
};

const kinds = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kindNames[kind] }));

/** Writes a version; saved, it is shown in the list as a draft. */
export function DocumentForm({ label, initial, choosesKind = false, submit }: DocumentFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const form = useServerForm({
    rules: documentRules,
    initial,
    submit,
    onSuccess: ({ id, version }) => {
      toast.show(`Version ${version} is saved as a draft`);
      void navigate(`/documents?document=${id}`);
    },
  });

  return (
    <div className={styles.editor}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label={label}>
        {choosesKind && (
          <Select
            {...form.field('kind')}
            label="Kind"
            hint="A kind that has a text already gets its next version; “Other” may hold many texts."
            options={kinds}
            onChange={(kind) => form.set({ kind: kindFrom(kind) ?? 'other' })}
          />
        )}
        <TextField label="Name" maxLength={255} {...form.field('name')} />
        <div className={styles.content}>
          <TextArea
            label="Text"
            hint="HTML. Scripts, styles and frames are taken out when it is saved."
            rows={22}
            {...form.field('content')}
          />
        </div>
        <ButtonGroup>
          <Button type="submit" kind="primary" busy={form.busy}>
            Save as draft
          </Button>
          <LinkButton to="/documents">Cancel</LinkButton>
        </ButtonGroup>
      </Form>
      <PlaceholderList />
    </div>
  );
}
