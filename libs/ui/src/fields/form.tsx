import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Grid, Row, Stack } from '../layouts/primitives';
import { Button, type ButtonProps } from '../actions/button';
import { Icon } from '../icons/icon';
import styles from './form.module.css';
import { ReadingProvider, type UnreadTexts, useReading } from './unreadable';

/** The part of `useServerForm` that a form needs. */
interface SentForm {
  submit: () => unknown;
  errors: Readonly<Record<string, string | undefined>>;
  startOver?: () => void;
  unread?: UnreadTexts;
}

/** A form that is sent to the server, whose members may be overridden, or one with its own `onSubmit`. */
type Sending = { of: SentForm; onSubmit?: () => unknown } | { of?: undefined; onSubmit: () => unknown };

export type FormProps = Sending & {
  children: ReactNode;
  /** May be asynchronous; what it rejects with is nobody's to catch and is reported. */
  onSubmit?: () => unknown;
  /** Called in place of `onSubmit` while a field holds text that it cannot read; all other errors are shown, too. */
  onCheck?: () => unknown;
  /** First message per field name; a new one moves focus to the first field that has one. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Shows a list of all errors above the form, each leading to its field; for long forms. */
  summary?: boolean;
  /** Gives up what the form began with, where that is text from before; says so above the fields. */
  startOver?: () => void;
  'aria-label'?: string;
  role?: 'search';
  className?: string;
  id?: string;
};

/** A form that never shows the browser's bubbles: errors stand under their fields. */
export function Form({ children, of, onCheck, summary, id, ...props }: FormProps) {
  const { onSubmit = of?.submit, errors = of?.errors, startOver = of?.startOver } = props;
  const form = useRef<HTMLFormElement>(null);
  const failed = Object.entries(errors ?? {}).filter(([, message]) => message);
  const signature = failed.map(([name]) => name).join(' ');

  const { reading, isReadable, tries } = useReading(of?.unread);
  const [presses, setPresses] = useState(0);

  const seen = useRef({ signature, tries, presses });
  useEffect(() => {
    const before = seen.current;
    seen.current = { signature, tries, presses };
    // Anew with each press: who looks at the button sees nothing of the same error further up.
    const isPressed = tries !== before.tries || presses !== before.presses;
    // An error that goes away is being mended: whoever types there stays there.
    const isNew = signature.split(' ').some((name) => name && !before.signature.split(' ').includes(name));
    if (isNew || (isPressed && (signature !== '' || tries > 0))) focusFirstError(form.current);
  }, [signature, tries, presses]);

  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={props.className ?? styles.form}
      role={props.role}
      aria-label={props['aria-label']}
      onSubmit={(event) => {
        event.preventDefault();
        setPresses((count) => count + 1);
        void (isReadable() ? onSubmit?.() : onCheck?.());
      }}
    >
      {summary && failed.length > 0 && <ErrorSummary failed={failed} form={form} />}
      {startOver && <Restored onStartOver={startOver} />}
      <ReadingProvider value={reading}>{children}</ReadingProvider>
    </form>
  );
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Row as="p" gap={2} align="center" wrap size={14} soft role="status">
      What you wrote before is back.{' '}
      <Button small kind="quiet" onPress={onStartOver}>
        Start over
      </Button>
    </Row>
  );
}

type SummaryProps = { failed: [string, string | undefined][]; form: { current: HTMLFormElement | null } };

function ErrorSummary({ failed, form }: SummaryProps) {
  const list = useRef<HTMLUListElement>(null);
  // Each as it stands under its field, where it is shown with the field's label.
  useLayoutEffect(() => {
    for (const entry of list.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const shown = form.current?.querySelector(`[data-field-error="${entry.dataset.field}"]`);
      if (shown) entry.textContent = shown.textContent;
    }
  });
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.summaryTitle}>
        <Icon name="error" />{' '}
        {failed.length === 1 ? 'One thing needs fixing' : `${failed.length} things need fixing`}
      </p>
      <ul ref={list}>
        {failed.map(([name, message]) => (
          <li key={name}>
            <button type="button" data-field={name} onClick={() => focusField(form.current, name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  else if (field instanceof RadioNodeList && field[0] instanceof HTMLElement) field[0].focus();
  else form?.querySelector<HTMLElement>(`[data-field-name="${name}"]`)?.focus();
}

/** A control with an error; of a group, its first choice. */
const erroneous =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input';

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(erroneous)?.focus();
  // The browser brings the control into sight, not what stands under it.
  form?.querySelector('[data-field-error]')?.scrollIntoView({ block: 'nearest' });
}

type SubmitProps = Omit<ButtonProps, 'children' | 'type' | 'busy'> & {
  of: { busy: boolean };
  label: ReactNode;
};

/** The button that sends a form, busy while it is sent. */
export function Submit({ of, label, kind = 'primary', ...button }: SubmitProps) {
  return (
    <Button {...button} type="submit" kind={kind} busy={of.busy}>
      {label}
    </Button>
  );
}

/** Fields in a column, or side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Grid cells={180} gap={4} align="start">
      {children}
    </Grid>
  );
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="fieldset" gap={4} className={styles.group}>
      <legend>{title}</legend>
      {children}
    </Stack>
  );
}
