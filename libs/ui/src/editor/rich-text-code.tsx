import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { FieldError } from '../fields/field-shell';
import { cx } from '../styles/cx';
import { UploadList } from '../show/upload-list';
import fieldStyles from '../fields/fields.module.css';
import styles from './editor.module.css';
import writtenStyles from './written.module.css';
import type { RichTextFieldProps } from './rich-text';
import { EditorToolbar } from './toolbar';
import { useRichText } from './use-rich-text';

const KEYS = 'Alt and F10 lead to the formatting tools.';

/** Formatted text: label, tools, the text itself, what is being uploaded, and what is wrong with it. */
export default function RichTextCode(field: RichTextFieldProps) {
  const { label, name, error, hint, optional, hideLabel } = field;
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const text = useRichText(field, { id, host, frame });

  return (
    <div className={cx(fieldStyles.field, error && fieldStyles.invalid)}>
      <span
        className={cx(fieldStyles.label, hideLabel && 'visually-hidden')}
        onClick={() => text.editor?.commands.focus()}
      >
        {label}
        {optional && <span className={fieldStyles.optional}> (optional)</span>}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <ToolsAndText id={id} field={field} text={text} host={host} frame={frame} />
      <span id={`${id}-keys`} hidden>
        {KEYS}
      </span>
      <UploadList uploads={text.pictures.uploads} onDismiss={text.pictures.dismiss} />
      <p role="status" className={text.leftOut > 0 ? fieldStyles.hint : 'visually-hidden'}>
        {text.leftOut > 0 && leftOutWords(text.leftOut)}
      </p>
      <FieldError id={`${id}-error`} error={error} name={name} label={label} />
    </div>
  );
}

type ToolsAndTextProps = {
  id: string;
  field: RichTextFieldProps;
  text: ReturnType<typeof useRichText>;
  host: RefObject<HTMLDivElement | null>;
  frame: RefObject<HTMLDivElement | null>;
};

function ToolsAndText({ id, field, text, host, frame }: ToolsAndTextProps) {
  const { kind = 'short', chips = [], files, error, disabled = false } = field;
  const { editor, link } = text;
  const askForLink = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || editor === null) return;
    event.preventDefault();
    void link.ask(editor);
  };
  return (
    <div
      ref={frame}
      className={cx(styles.frame, error && styles.wrong, disabled && styles.off)}
      onKeyDown={askForLink}
    >
      {editor && (
        <EditorToolbar
          editor={editor}
          controls={id}
          kind={kind}
          chips={chips}
          disabled={disabled}
          onLink={() => void link.ask(editor)}
          onPicture={files && (() => void text.choosePicture(editor))}
        />
      )}
      <div ref={host} className={writtenStyles.text} />
    </div>
  );
}

function leftOutWords(count: number): string {
  const what = count === 1 ? 'A picture was' : `${count} pictures were`;
  return `${what} left out: it lies elsewhere. Save it and add it here with “Picture”.`;
}
