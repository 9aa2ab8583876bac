import type { Editor } from '@tiptap/core';
import { type RefObject, useCallback, useState } from 'react';
import { useModals } from '../overlays/modal-stack';
import { promptForLink } from './link-form';
import type { RichTextFieldProps, RichTextFiles } from './rich-text';
import { useEditor } from './use-editor';
import { usePictures } from './use-pictures';

type Places = {
  /** Id of the text; its hint, keys and error are named after it. */
  id: string;
  host: RefObject<HTMLElement | null>;
  frame: RefObject<HTMLElement | null>;
};

/** The text of a field, with what its tools do beyond formatting. */
export function useRichText(field: RichTextFieldProps, { id, host, frame }: Places) {
  const { value, onChange, kind = 'short', chips = [], files, disabled = false } = field;
  const [leftOut, setLeftOut] = useState(0);
  const pictures = usePictures(files);
  const link = useLink(files);

  const editor: Editor | null = useEditor(host, {
    value,
    onChange,
    kind,
    chips,
    disabled,
    onLeftOut: setLeftOut,
    onTools: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] button:enabled')?.focus(),
    onFiles: (given) => {
      if (files === undefined || editor === null || given.length === 0) return false;
      void pictures.add(editor, given);
      return true;
    },
    attributes: attributesOf(field, id),
  });
  const choosePicture = async (at: Editor) => {
    if (at.isActive('image')) return pictures.describe(at);
    const file = await files?.choose('picture');
    if (file) await pictures.insert(at, file);
  };

  return { editor, leftOut, pictures, link, choosePicture };
}

function attributesOf({ label, name, hint, error, required, rows = 8 }: RichTextFieldProps, id: string) {
  return {
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
  };
}

/** Makes what is marked a link, changes the one under the cursor, or writes a new one. */
function useLink(files: RichTextFiles | undefined) {
  const modals = useModals();
  const ask = useCallback(
    async (editor: Editor) => {
      const isLink = editor.isActive('link');
      const needsText = editor.state.selection.empty && !isLink;
      const address = String(editor.getAttributes('link').href ?? '');
      const link = await promptForLink(modals, { address, text: '', needsText, isLink }, files);
      if (link === null || editor.isDestroyed) return;
      const marked = editor.chain().focus().extendMarkRange('link');
      if (link.address === '') marked.unsetLink().run();
      else if (needsText) editor.chain().focus().insertContent(textOf(link)).run();
      else marked.setLink({ href: link.address }).run();
    },
    [modals, files],
  );
  return { ask };
}

function textOf({ address, text }: { address: string; text: string }) {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] };
}
