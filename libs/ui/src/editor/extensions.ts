import { Extension, type Extensions, Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { chipNode } from './chip-node';
import { isSafeAddress } from './link-address';
import type { RichTextChip, RichTextKind } from './rich-text';

/** The editor's nodes and marks; nothing else is ever in a text that it wrote. */
export function extensionsOf(kind: RichTextKind, chips: readonly RichTextChip[]): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: kind === 'long' ? [1, 2, 3, 4] : [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url) => isSafeAddress(url),
      },
    }),
    NumberedItem,
    Image.configure({ inline: true }),
    Table.configure({ resizable: false }),
    RowInHead,
    TableHeader,
    TableCell,
    ...(kind === 'long'
      ? [raised('superscript', 'sup', 'subscript'), raised('subscript', 'sub', 'superscript')]
      : []),
    ...(chips.length > 0 ? [chipNode(chips)] : []),
  ];
}

/** A row remembers that it stood in a table's head, where a corner cell is no head itself. */
const RowInHead = TableRow.extend({
  addAttributes: () => ({
    head: {
      default: false,
      parseHTML: (row: HTMLElement) => row.parentElement?.nodeName === 'THEAD',
      rendered: false,
    },
  }),
});

/** An item that goes on with another number than the next. What is split off it does not. */
const NumberedItem = Extension.create({
  name: 'numberedItem',
  addGlobalAttributes: () => [
    {
      types: ['listItem'],
      attributes: {
        value: {
          default: null,
          keepOnSplit: false,
          parseHTML: (item: HTMLElement) => item.getAttribute('value'),
          renderHTML: ({ value }: { value?: string | null }) => (value ? { value } : {}),
        },
      },
    },
  ],
});

const raised = (name: string, tag: string, excludes: string) =>
  Mark.create({ name, excludes, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
