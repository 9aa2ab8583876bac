import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from './declarations.mjs';

/** Errors that are thrown and caught within a package alone. */
const INNER = new Set(['PhpSyntaxError', 'PhpOpaqueError', 'PrecognitionPassed']);

/** Texts that a package throws, each once: `The file ${name} is missing.` is `The file … is missing.` */
export function thrownIn({ folder }) {
  const files = filesIn(join(folder, 'src'), '.ts').filter((file) => !/\.spec\.ts$|\.d\.ts$/.test(file));
  const texts = files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return textsIn(source);
  });
  return [...new Set(texts)].filter(
    (text) => /[a-z]{2,}([^a-z]+[a-z]{2,}|\.$)/i.test(text) && !text.startsWith('/'),
  );
}

function textsIn(node) {
  const own = isFault(node) ? [...messagesOf(node), node.initializer].flatMap(textOf) : [];
  const inner = [];
  node.forEachChild((child) => void inner.push(...textsIn(child)));
  return [...own, ...inner];
}

/** The arguments of a fault without the field it names. */
function messagesOf(node) {
  const given = node.arguments ?? [];
  return node.expression?.getText() === 'ValidationFailed.field' ? given.slice(1) : given;
}

/** `new NotFound('…')`, `ValidationFailed.field('…', '…')`, and what a fault's class says to the one above it or takes. */
function isFault(node) {
  if (ts.isParameter(node)) return FAULT.test(classOf(node));
  if (ts.isNewExpression(node)) {
    const name = node.expression.getText();
    return !INNER.has(name) && FAULT.test(name);
  }
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  return called === 'ValidationFailed.field' || (called === 'super' && FAULT.test(classOf(node)));
}

const FAULT =
  /(Error|Fault|Refused|Payload|Writable|Hopeless|Timeout|Missing|Credentials|BadRequest|Conflict|Forbidden|Locked|NotFound|RedirectTo|Unavailable|Mismatch|Requests|Unauthenticated)$/;

function classOf(node) {
  const found = ts.findAncestor(node, ts.isClassDeclaration);
  return found?.name?.text ?? '';
}

/** The first line of a text. */
function textOf(node) {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')].map(
    (text) => text.split('\n')[0],
  );
}
