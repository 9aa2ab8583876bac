import { InputRule, mergeAttributes, Node, nodePasteRule } from '@tiptap/core';
import type { RichTextChip } from './rich-text';

/** A placeholder: one thing to the keyboard, `{{name}}` in the HTML. */
export function chipNode(chips: readonly RichTextChip[]) {
  const labels = new Map(chips.map(({ name, label }) => [name, label]));
  const names = chips.map(({ name }) => name).join('|');
  const typed = new RegExp(`\\{\\{\\s*(${names})\\s*\\}\\}$`);
  const pasted = new RegExp(`\\{\\{\\s*(${names})\\s*\\}\\}`, 'g');
  const read = ([, name]: readonly string[]) => ({ name });

  return Node.create({
    name: 'chip',
    group: 'inline',
    inline: true,
    atom: true,
    // Selected as a whole by a click, it would be replaced by the next key.
    selectable: false,
    addAttributes: () => ({
      name: {
        parseHTML: (element: HTMLElement) => element.dataset.chip,
        renderHTML: ({ name }: Record<string, unknown>) => ({ 'data-chip': name }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-chip]' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes),
      labels.get(String(node.attrs.name)) ?? String(node.attrs.name),
    ],
    renderText: ({ node }) => `{{${String(node.attrs.name)}}}`,
    addInputRules() {
      // The library's rule for nodes would leave the braces of what was typed.
      const handler: InputRule['handler'] = ({ state, range, match }) =>
        void state.tr.replaceWith(range.from, range.to, this.type.create(read(match)));
      return [new InputRule({ find: typed, handler })];
    },
    addPasteRules() {
      return [nodePasteRule({ find: pasted, type: this.type, getAttributes: (match) => read(match) })];
    },
  });
}
