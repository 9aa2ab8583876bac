import { Editor, getSchema } from '@tiptap/core';
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { cleanPaste } from './clean-paste';
import { extensionsOf } from './extensions';
import type { RichTextChip, RichTextKind } from './rich-text';
import { writeHtml } from './write-html';
import { DOMParser as TextParser, type Node, type Schema } from '@tiptap/pm/model';

export type EditorSettings = {
  value: string;
  onChange: (html: string) => void;
  kind: RichTextKind;
  chips: readonly RichTextChip[];
  disabled: boolean;
  attributes: Record<string, string>;
  /** Files that were dropped or pasted. @returns whether they are taken */
  onFiles: (files: readonly File[]) => boolean;
  /** Gets the number of other sites' pictures that were left out of a paste. */
  onLeftOut: (pictures: number) => void;
  /** Alt and F10: the way from the text to its tools. */
  onTools: () => void;
};

/** An editor within the host element; null until the element is there. Drawn anew with each change of it. */
export function useEditor(host: RefObject<HTMLElement | null>, settings: EditorSettings): Editor | null {
  const { value, disabled, attributes } = settings;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(settings);
  // It holds the texts that the form was handed and has not given back yet; the editor shows the last one.
  const published = useRef([value]);
  useEffect(() => {
    latest.current = settings;
  });

  // Before it is painted: its tools push the text down.
  useLayoutEffect(() => {
    if (host.current === null) return;
    const made = editorIn(host.current, latest, published);
    made.on('transaction', redraw);
    setEditor(made);
    return () => made.destroy();
  }, [host]);

  // Another text from outside: the form began anew, or takes over somebody else's.
  useEffect(() => {
    if (editor === null) return;
    // A busy machine hands back an earlier text of ours while somebody types on: it must not undo the rest.
    const at = published.current.indexOf(value);
    published.current = at < 0 ? [value] : published.current.slice(at);
    if (at >= 0) return;
    const text = readHtml(value, editor.schema, latest.current.chips);
    editor.commands.setContent(text.toJSON(), { emitUpdate: false });
  }, [editor, value]);

  const written = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(written) } });
  }, [editor, written]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  return editor;
}

type Latest = RefObject<EditorSettings>;

function editorIn(element: HTMLElement, latest: Latest, published: RefObject<string[]>): Editor {
  const { kind, chips, value, disabled, attributes } = latest.current;
  const extensions = extensionsOf(kind, chips);
  return new Editor({
    element,
    injectCSS: false,
    editable: !disabled,
    extensions,
    content: readHtml(value, getSchema(extensions), chips).toJSON(),
    editorProps: { attributes, ...handlers(latest) },
    onUpdate: ({ editor: changed }) => {
      const html = writeHtml(changed.getJSON(), kind);
      if (html === published.current.at(-1)) return;
      published.current.push(html);
      latest.current.onChange(html);
    },
  });
}

function handlers(latest: Latest) {
  return {
    handlePaste: (_view: unknown, event: ClipboardEvent) =>
      latest.current.onFiles(filesOf(event.clipboardData)),
    handleDrop: (_view: unknown, event: DragEvent, _slice: unknown, isMoved: boolean) =>
      !isMoved && latest.current.onFiles(filesOf(event.dataTransfer)),
    handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
      const isTools = event.altKey && event.key === 'F10';
      if (isTools) latest.current.onTools();
      return isTools;
    },
    transformPastedHTML: (pasted: string) => {
      const { kind, chips, onLeftOut } = latest.current;
      const { html, leftOut } = cleanPaste(pasted, kind === 'long' ? 1 : 2);
      onLeftOut(leftOut);
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      markChips(body, chips);
      return body.innerHTML;
    },
  };
}

/** Programs that copy text add a picture of it: files count where there is no text beside them. */
function filesOf(data: DataTransfer | null): File[] {
  const isText = /\S/.test(data?.getData('text/plain') ?? '');
  return isText ? [] : [...(data?.files ?? [])];
}

/** HTML as a document of the editor. Plain text keeps its lines. Nothing is run or fetched on the way. */
export function readHtml(html: string, schema: Schema, chips: readonly RichTextChip[]): Node {
  const { body } = new DOMParser().parseFromString(withLines(html), 'text/html');
  markChips(body, chips);
  return TextParser.fromSchema(schema).parse(body);
}

/** Text that holds no element is from before there were any: an empty line parts paragraphs. */
function withLines(html: string): string {
  if (/<[a-z]/i.test(html) || !html.includes('\n')) return html;
  const paragraphs = html.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`).join('');
}

/** Puts an element around each known placeholder in the text. */
function markChips(body: HTMLElement, chips: readonly RichTextChip[]): void {
  if (chips.length === 0) return;
  const known = new Set(chips.map(({ name }) => name));
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeValue?.includes('{{')) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = (text.nodeValue ?? '').split(/(\{\{[^{}]*\}\})/);
    text.replaceWith(...parts.map((part) => chipOf(part, known, body.ownerDocument)));
  }
}

function chipOf(part: string, known: ReadonlySet<string>, page: Document): string | HTMLElement {
  const name = /^\{\{([^{}]*)\}\}$/.exec(part)?.[1]?.trim();
  if (name === undefined || !known.has(name)) return part;
  const chip = page.createElement('span');
  chip.dataset.chip = name;
  return chip;
}
