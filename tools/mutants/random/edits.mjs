// A fault in words, and what it changes where; each behind a switch, so that one build holds many.
import ts from 'typescript';

/** The code's check whether a fault is on. Always off where it is undefined, as in a browser. */
export const switchOf = (number) => `globalThis.__yardFault?.(${number})`;

/**
 * @param changes  nodes, and for each what is put there, by what asks whether the fault is on, and what that is when it
 *   always is
 */
export function fault(words, ...changes) {
  const edits = changes.map(([node, text, plain]) => ({
    start: node.getStart(),
    end: node.getEnd(),
    text,
    plain,
  }));
  return { words: words.replace(/\s+/g, ' '), edits };
}

/** Another expression instead of this one. */
export function replaced(node, other, words = `→ ${other}`) {
  return fault(`${node.getText()} ${words}`, insteadOf(node, other));
}

export function exchanged(left, right) {
  const [one, other] = [left.getText(), right.getText()];
  return fault(`${one}, ${other} → ${other}, ${one}`, insteadOf(left, other), insteadOf(right, one));
}

const insteadOf = (node, other) => [node, (on) => `(${on} ? (${other}) : (${node.getText()}))`, other];

/** The source with these faults, each behind the switch of its `number`; they must not overlap. */
export function withFaults(source, faults) {
  return edited(
    source,
    faults.flatMap(({ number, edits }) =>
      edits.map((edit) => ({ ...edit, text: edit.text(switchOf(number)) })),
    ),
  );
}

/** The source with one fault, as somebody would have written it. */
export const withFault = (source, { edits }) =>
  edited(
    source,
    edits.map(({ plain, ...edit }) => ({ ...edit, text: plain })),
  );

/** @returns the lines of a fault as they are and as they would be, each as one */
export function linesOf(source, fault) {
  const { edits } = fault;
  const begin = source.lastIndexOf('\n', edits[0].start) + 1;
  const after = source.indexOf('\n', edits.at(-1).end);
  return [source, withFault(source, fault)].map((text) =>
    text
      .slice(begin, text.length - (source.length - after))
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const edited = (source, edits) =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);

/** True when TypeScript finds no syntax error in the source. */
export function isSound(path, source) {
  const { diagnostics } = ts.transpileModule(source, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ES2022,
      experimentalDecorators: true,
    },
  });
  return diagnostics.length === 0;
}
