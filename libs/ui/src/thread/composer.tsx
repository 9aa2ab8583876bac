import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/button';
import { FieldError } from '../fields/field-shell';
import { grow } from '../fields/text-field';
import fieldStyles from '../fields/fields.module.css';
import styles from './thread.module.css';

export type ComposerProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  error?: string | null;
  placeholder?: string;
  maxLength?: number;
  /** Words above the box; its line is reserved where it is given, even empty, so that nothing moves. */
  note?: ReactNode;
  attached?: ReactNode;
  /** True while attachments are on their way: nothing can be sent yet. */
  waiting?: boolean;
};

/** The box under a conversation: grows with the text; Ctrl or Cmd + Enter sends. */
export function Composer({ label, onSend, error, note, attached, waiting, ...box }: ComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const empty = box.value.trim() === '' || waiting === true;
  useEffect(() => grow(area.current), [box.value]);
  const send = () => {
    if (empty) return;
    // An emptied box cannot be sent: its button lets go of the focus, and a phone would put its keyboard away.
    area.current?.focus();
    onSend();
  };

  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {note !== undefined && <div className={styles.note}>{note}</div>}
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Box {...box} id={id} ref={area} error={error} onSend={send} />
      <Button type="submit" icon="send" disabled={empty}>
        Send
      </Button>
      {attached !== undefined && <div className={styles.note}>{attached}</div>}
      <FieldError id={`${id}-error`} error={error} />
    </form>
  );
}

type BoxProps = Pick<
  ComposerProps,
  'value' | 'onChange' | 'onSend' | 'error' | 'placeholder' | 'maxLength'
> & { id: string; ref: Ref<HTMLTextAreaElement> };

function Box({ id, onChange, onSend, error, ...props }: BoxProps) {
  return (
    <textarea
      {...props}
      id={id}
      rows={1}
      className={fieldStyles.control}
      dir="auto"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSend();
      }}
    />
  );
}
