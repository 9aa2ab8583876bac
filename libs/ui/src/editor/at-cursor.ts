import type { Editor } from '@tiptap/core';

/**
 * Commands of a tool that was pressed, where the cursor is. The text has the focus at once; tiptap alone gives it with
 * the next frame, and on a busy machine what is typed until then is lost on the tool.
 */
export function atCursor(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
