import type { Editor } from '@tiptap/core';
import Bold from 'lucide/dist/esm/icons/letter-b.mjs';
import Heading1 from 'lucide/dist/esm/icons/heading-1.mjs';
import Heading2 from 'lucide/dist/esm/icons/heading-2.mjs';
import Heading3 from 'lucide/dist/esm/icons/heading-3.mjs';
import Italic from 'lucide/dist/esm/icons/italic.mjs';
import List from 'lucide/dist/esm/icons/list.mjs';
import ListOrdered from 'lucide/dist/esm/icons/list-ordered.mjs';
import Quote from 'lucide/dist/esm/icons/quote.mjs';
import Strikethrough from 'lucide/dist/esm/icons/strikethrough.mjs';
import Underline from 'lucide/dist/esm/icons/underline.mjs';
import type { DrawingParts } from '../icons/drawing';
import { atCursor } from './at-cursor';
import type { RichTextKind } from './rich-text';

/** Something of the text that is on or off where the cursor is. */
export type Tool = {
  label: string;
  icon: DrawingParts;
  /** Shown with the label, and for screen readers. */
  keys?: string;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
};

const heading = (level: 1 | 2 | 3, icon: DrawingParts): Tool => ({
  label: `Heading ${level}`,
  icon,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  toggle: (editor) => atCursor(editor).toggleHeading({ level }).run(),
});

const HEADINGS: Record<RichTextKind, Tool[]> = {
  long: [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  short: [heading(2, Heading2), heading(3, Heading3)],
};

const LETTERS: Tool[] = [
  {
    label: 'Bold',
    icon: Bold,
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => atCursor(editor).toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => atCursor(editor).toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: Underline,
    keys: 'Ctrl+U',
    isOn: (editor) => editor.isActive('underline'),
    toggle: (editor) => atCursor(editor).toggleUnderline().run(),
  },
  {
    label: 'Strike through',
    icon: Strikethrough,
    isOn: (editor) => editor.isActive('strike'),
    toggle: (editor) => atCursor(editor).toggleStrike().run(),
  },
];

const BLOCKS: Tool[] = [
  {
    label: 'Bulleted list',
    icon: List,
    keys: 'Ctrl+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => atCursor(editor).toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Ctrl+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => atCursor(editor).toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => atCursor(editor).toggleBlockquote().run(),
  },
];

/** By what belongs together. */
export function toolGroups(kind: RichTextKind): { label: string; tools: Tool[] }[] {
  return [
    { label: 'Headings', tools: HEADINGS[kind] },
    { label: 'Letters', tools: LETTERS },
    { label: 'Blocks', tools: BLOCKS },
  ];
}

/** What can be done with a table, where the cursor is in one. */
export function tableSteps(
  editor: Editor,
): { id: string; label: string; danger?: boolean; onSelect: () => void }[] {
  const run = () => editor.chain().focus();
  if (!editor.isActive('table')) {
    const table = { rows: 3, cols: 3, withHeaderRow: true };
    return [{ id: 'insert', label: 'Insert a table', onSelect: () => run().insertTable(table).run() }];
  }
  return [
    { id: 'row-after', label: 'Add a row below', onSelect: () => run().addRowAfter().run() },
    { id: 'row-before', label: 'Add a row above', onSelect: () => run().addRowBefore().run() },
    { id: 'column-after', label: 'Add a column after', onSelect: () => run().addColumnAfter().run() },
    { id: 'column-before', label: 'Add a column before', onSelect: () => run().addColumnBefore().run() },
    { id: 'head', label: 'First row is a head', onSelect: () => run().toggleHeaderRow().run() },
    { id: 'merge', label: 'Merge or split cells', onSelect: () => run().mergeOrSplit().run() },
    { id: 'row', label: 'Delete the row', danger: true, onSelect: () => run().deleteRow().run() },
    { id: 'column', label: 'Delete the column', danger: true, onSelect: () => run().deleteColumn().run() },
    { id: 'table', label: 'Delete the table', danger: true, onSelect: () => run().deleteTable().run() },
  ];
}
