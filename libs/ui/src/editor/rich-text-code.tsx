import type { Editor } from '@tiptap/core';
import { useId, useRef, useState } from 'react';
import { FieldError } from '../fields/field-shell';
import { cx } from '../styles/cx';
import { UploadList } from '../show/upload-list';
import fieldStyles from '../fields/fields.module.css';
import styles from './editor.module.css';
import writtenStyles from './written.module.css';
import type { RichTextFieldProps } from './rich-text';
import { EditorToolbar } from './toolbar';
import { useEditor } from './use-editor';
import { useLink } from './use-link';
import { usePictures } from './use-pictures';

const KEYS = 'Alt and F10 lead to the formatting tools.';

/** Formatted text: label, tools, the text itself, what is being uploaded, and what is wrong with it. */
export default function RichTextCode({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  ...props
}: RichTextFieldProps) {
  const {
    kind = 'short',
    chips = [],
    files,
    rows = 8,
    required,
    optional,
    disabled = false,
    hideLabel,
  } = props;
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  const pictures = usePictures(files);
  const link = useLink(files);
  const focusTools = () =>
    frame.current?.querySelector<HTMLElement>('[role="toolbar"] button:enabled')?.focus();

  const editor: Editor | null = useEditor(host, {
    value,
    onChange,
    kind,
    chips,
    disabled,
    onLeftOut: setLeftOut,
    onTools: focusTools,
    onFiles: (given) => {
      if (files === undefined || editor === null || given.length === 0) return false;
      void pictures.add(editor, given);
      return true;
    },
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required ?? false),
      'aria-invalid': String(Boolean(error)),
      'aria-describedby': [hint ? `${id}-hint` : '', `${id}-keys`, error ? `${id}-error` : '']
        .filter(Boolean)
        .join(' '),
      'data-field-name': name ?? '',
      style: `min-height: ${rows * 24}px`,
    },
  });
  const choosePicture = async (at: Editor) => {
    if (at.isActive('image')) return pictures.describe(at);
    const file = await files?.choose('picture');
    if (file) await pictures.insert(at, file);
  };

  return (
    <div className={cx(fieldStyles.field, error && fieldStyles.invalid)}>
      <span
        className={cx(fieldStyles.label, hideLabel && 'visually-hidden')}
        onClick={() => editor?.commands.focus()}
      >
        {label}
        {optional && <span className={fieldStyles.optional}> (optional)</span>}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <div
        ref={frame}
        className={cx(styles.frame, error && styles.wrong, disabled && styles.off)}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || editor === null) return;
          event.preventDefault();
          void link.ask(editor);
        }}
      >
        {editor && (
          <EditorToolbar
            editor={editor}
            controls={id}
            kind={kind}
            chips={chips}
            disabled={disabled}
            onLink={() => void link.ask(editor)}
            onPicture={files && (() => void choosePicture(editor))}
          />
        )}
        <div ref={host} className={writtenStyles.text} />
      </div>
      <span id={`${id}-keys`} hidden>
        {KEYS}
      </span>
      <UploadList uploads={pictures.uploads} onDismiss={pictures.dismiss} />
      <p role="status" className={leftOut > 0 ? fieldStyles.hint : 'visually-hidden'}>
        {leftOut > 0 && leftOutWords(leftOut)}
      </p>
      <FieldError id={`${id}-error`} error={error} name={name} label={label} />
    </div>
  );
}

function leftOutWords(count: number): string {
  const what = count === 1 ? 'A picture was' : `${count} pictures were`;
  return `${what} left out: it lies elsewhere. Save it and add it here with “Picture”.`;
}
