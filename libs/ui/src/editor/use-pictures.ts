import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useState } from 'react';
import { useModals } from '../overlays/modal-stack';
import type { ListedUpload } from '../show/upload-list';
import { promptForAltText } from './picture-form';
import type { RichTextFile, RichTextFiles } from './rich-text';

/** Pictures on their way into the text: sent with progress, described, then put in where the cursor is. */
export function usePictures(files: RichTextFiles | undefined) {
  const modals = useModals();
  const { uploads, list, change, dismiss } = useListedUploads();

  const insert = useCallback(
    async (editor: Editor, file: RichTextFile) => {
      const alt = await promptForAltText(modals, { url: file.url, alt: '' });
      if (alt === null || editor.isDestroyed) return;
      const picture = { src: file.url, alt, ...sizeOf(file) };
      editor.chain().focus().setImage(picture).run();
    },
    [modals],
  );

  const describe = async (editor: Editor) => {
    const { src, alt } = editor.getAttributes('image');
    const words = await promptForAltText(modals, { url: String(src), alt: String(alt ?? '') });
    if (words !== null) editor.chain().focus().updateAttributes('image', { alt: words }).run();
  };

  /** One after the other, so that they stand in the order in which they were given. */
  const add = async (editor: Editor, given: readonly File[]) => {
    if (files === undefined) return;
    for (const { file, id } of list(given)) {
      try {
        const stored = await files.upload(file, (share) => change(id, { share }));
        dismiss(id);
        await insert(editor, stored);
      } catch (error) {
        change(id, { error: error instanceof Error ? error.message : String(error) });
      }
    }
  };

  return { uploads, dismiss, insert, describe, add };
}

/** The files on their way, as they are shown. */
function useListedUploads() {
  const [uploads, setUploads] = useState<ListedUpload[]>([]);
  const lastId = useRef(0);
  const list = (files: readonly File[]) => {
    const queued = files.map((file) => ({ file, id: ++lastId.current }));
    const listed = queued.map(({ file, id }) => ({ id, name: file.name, share: 0, error: null }));
    setUploads((all) => [...all, ...listed]);
    return queued;
  };
  const change = (id: number, changes: Partial<ListedUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const dismiss = useCallback((id: number) => setUploads((all) => all.filter((one) => one.id !== id)), []);
  return { uploads, list, change, dismiss };
}

function sizeOf({ width, height }: RichTextFile) {
  return width === null || height === null ? {} : { width, height };
}
