import type { FieldProps, ServerForm } from '@yard/data';
import { useFiles } from '@yard/files';
import { Banner, Button, ButtonGroup, Form, Panel, RichTextField, Submit } from '@yard/ui';
import type { ReactNode } from 'react';

type PolicyFormFrameProps = {
  version: number;
  label: string;
  form: Pick<ServerForm<object>, 'submit' | 'errors' | 'busy'> & { field(name: 'body'): FieldProps<string> };
  hint: string;
  doubts: readonly string[];
  onDone: () => void;
  children: ReactNode;
};

export function PolicyFormFrame({
  version,
  label,
  form,
  hint,
  doubts,
  onDone,
  children,
}: PolicyFormFrameProps) {
  const files = useFiles('policies');
  return (
    <Panel title={`Version ${version}`}>
      <Form of={form} aria-label={label}>
        {children}
        <RichTextField
          label="Explanation"
          hint={hint}
          kind="long"
          optional
          rows={6}
          files={files}
          {...form.field('body')}
        />
        {doubts.length > 0 && (
          <Banner tone="warn" title="Check this before it applies">
            {doubts.join(' ')}
          </Banner>
        )}
        <ButtonGroup>
          <Submit of={form} label="Put in force" />
          <Button onPress={onDone}>Cancel</Button>
        </ButtonGroup>
      </Form>
    </Panel>
  );
}
