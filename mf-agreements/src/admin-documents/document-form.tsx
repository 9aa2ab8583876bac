import {
  DOCUMENT_KIND_NAMES,
  DOCUMENT_KINDS,
  type DocumentInput,
  documentKindFrom,
  type DocumentRecord,
  documentRules,
  NAMED_KINDS,
  TITLE_MAX,
} from '@yard/contracts';
import { type Settlement, useServerForm } from '@yard/data';
import { useFiles } from '@yard/files';
import { ButtonGroup, Form, Grid, LinkButton, RichTextField, Select, Submit, TextField } from '@yard/ui';
import { useNavigate } from 'react-router';
import { LivePreview } from './live-preview';
import { placeholderChips } from './placeholder-chips';

export type DocumentValues = DocumentInput & { updated_at?: string };

type DocumentFormProps = {
  label: string;
  draft: string;
  initial: DocumentValues;
  choosesKind?: boolean;
  submit: (input: DocumentValues) => Promise<DocumentRecord>;
  onChanged?: (values: DocumentValues) => Promise<Settlement<DocumentValues> | null>;
};

const NAME_HINT = 'A new name applies to all versions immediately; the text applies once you publish it.';
const TEXT_HINTS: Partial<Record<string, string>> = {
  help: 'Start with the topic as heading 1. A last line “Keywords: …” is searched, not shown.',
};
const kinds = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_NAMES[kind] }));

export function DocumentForm({ label, choosesKind = false, ...written }: DocumentFormProps) {
  const files = useFiles('documents');
  const form = useDocumentForm(written);
  const isNamed = !choosesKind && NAMED_KINDS.includes(written.initial.kind);

  return (
    <Grid cells={400} gap={6} align="start">
      <Form of={form} aria-label={label}>
        {choosesKind && (
          <Select
            {...form.field('kind')}
            label="Kind"
            hint="Existing kinds get a new version. Help and Other can have several documents."
            options={kinds}
            onChange={(kind) => form.set({ kind: documentKindFrom(kind) ?? 'other' })}
          />
        )}
        <TextField label="Name" hint={isNamed && NAME_HINT} maxLength={TITLE_MAX} {...form.field('name')} />
        <RichTextField
          label="Text"
          hint={TEXT_HINTS[form.values.kind] ?? 'Use “Placeholder” for what each rental fills in.'}
          kind="long"
          rows={18}
          chips={placeholderChips}
          files={files}
          {...form.field('content')}
        />
        <ButtonGroup>
          <Submit of={form} label="Save as draft" />
          <LinkButton to="/documents">Cancel</LinkButton>
        </ButtonGroup>
      </Form>
      <LivePreview content={form.values.content} />
    </Grid>
  );
}

function useDocumentForm(written: Omit<DocumentFormProps, 'label' | 'choosesKind'>) {
  const navigate = useNavigate();
  return useServerForm({
    ...written,
    rules: documentRules,
    done: ({ version }) => `Version ${version} saved as a draft`,
    onSuccess: ({ id }) => void navigate(`/documents?document=${id}`),
  });
}
