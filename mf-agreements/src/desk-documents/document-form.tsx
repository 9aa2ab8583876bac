import { useServerForm, type ServerForm } from '@yard/data';
import { PLACEHOLDERS, type DocumentRecord } from '@yard/contracts';
import type { RuleSet } from '@laravel-wire/core';
import { Button, ButtonGroup, Form, LinkButton, Panel, TextArea, TextField, useToast } from '@yard/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './desk-documents.module.css';

/** A form that saves a version and then shows it in the list. */
export function useDocumentForm<V extends { name: string; content: string }>(form: {
  rules: RuleSet<unknown>;
  initial: V;
  submit: (values: V) => Promise<DocumentRecord>;
}): ServerForm<V> {
  const navigate = useNavigate();
  const toast = useToast();
  return useServerForm({
    ...form,
    onSuccess: ({ id, version }: DocumentRecord) => {
      toast.show(`Version ${version} is saved as a draft`);
      void navigate(`/documents?document=${id}`);
    },
  });
}

type DocumentFormProps<V extends { name: string; content: string }> = {
  form: ServerForm<V>;
  label: string;
  /** Fields above the name. */
  children?: ReactNode;
};

/** Name and text of a version, beside what its text can be filled with. */
export function DocumentForm<V extends { name: string; content: string }>(props: DocumentFormProps<V>) {
  const { form, label, children } = props;
  return (
    <div className={styles.editor}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label={label}>
        {children}
        <TextField label="Name" maxLength={255} {...fieldOf(form, 'name')} />
        <div className={styles.content}>
          <TextArea
            label="Text"
            hint="HTML. Scripts, styles and frames are taken out when it is saved."
            rows={22}
            {...fieldOf(form, 'content')}
          />
        </div>
        <ButtonGroup>
          <Button type="submit" kind="primary" busy={form.busy}>
            Save as draft
          </Button>
          <LinkButton to="/documents">Cancel</LinkButton>
        </ButtonGroup>
      </Form>
      <Panel title="Placeholders">
        <p className={styles.hint}>Each is replaced with the rental’s own. Others are refused.</p>
        <ul className={styles.names}>
          {PLACEHOLDERS.map((name) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function fieldOf<V extends { name: string; content: string }>(
  form: ServerForm<V>,
  name: 'name' | 'content',
) {
  const { value, ...field } = form.field(name);
  return { ...field, value: String(value), onChange: (text: string) => form.set({ [name]: text } as Partial<V>) };
}
