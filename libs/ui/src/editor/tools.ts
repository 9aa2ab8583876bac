import type { ChainedCommands, Editor } from '@tiptap/core';
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
import type { MenuEntry } from '../actions/menu-code';
import type { DrawingParts } from '../icons/drawing';
import { atCursor } from './at-cursor';
import type { RichTextKind } from './rich-text';

/** Something of the text that is on or off where the cursor is. */
export type Tool = {
  label: string;
  icon: DrawingParts;
  keys?: string;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
};

type Steps = (at: ChainedCommands) => ChainedCommands;

/** @param name  of what it makes, as the editor knows it */
const tool = (label: string, icon: DrawingParts, [name, steps]: [string, Steps], keys?: string): Tool => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  toggle: (editor) => steps(atCursor(editor)).run(),
});

const heading = (level: 1 | 2 | 3, icon: DrawingParts): Tool => ({
  ...tool(`Heading ${level}`, icon, ['heading', (at) => at.toggleHeading({ level })], `Ctrl+Alt+${level}`),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const HEADINGS: Record<RichTextKind, Tool[]> = {
  long: [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  short: [heading(2, Heading2), heading(3, Heading3)],
};

const LETTERS: Tool[] = [
  tool('Bold', Bold, ['bold', (at) => at.toggleBold()], 'Ctrl+B'),
  tool('Italic', Italic, ['italic', (at) => at.toggleItalic()], 'Ctrl+I'),
  tool('Underline', Underline, ['underline', (at) => at.toggleUnderline()], 'Ctrl+U'),
  tool('Strike through', Strikethrough, ['strike', (at) => at.toggleStrike()]),
];

const BLOCKS: Tool[] = [
  tool('Bulleted list', List, ['bulletList', (at) => at.toggleBulletList()], 'Ctrl+Shift+8'),
  tool('Numbered list', ListOrdered, ['orderedList', (at) => at.toggleOrderedList()], 'Ctrl+Shift+7'),
  tool('Quotation', Quote, ['blockquote', (at) => at.toggleBlockquote()]),
];

export function toolGroups(kind: RichTextKind): { label: string; tools: Tool[] }[] {
  return [
    { label: 'Headings', tools: HEADINGS[kind] },
    { label: 'Letters', tools: LETTERS },
    { label: 'Blocks', tools: BLOCKS },
  ];
}

export function tableSteps(editor: Editor): MenuEntry[] {
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
