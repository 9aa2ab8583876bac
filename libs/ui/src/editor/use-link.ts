import type { Editor } from '@tiptap/core';
import { useCallback } from 'react';
import { useModals } from '../overlays/modal-stack';
import { promptForLink } from './link-form';
import type { RichTextFiles } from './rich-text';

/** Makes what is marked a link, changes the one under the cursor, or writes a new one. */
export function useLink(files: RichTextFiles | undefined) {
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
