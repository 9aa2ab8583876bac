import ts from 'typescript';
import { replaced } from './edits.mjs';
import { isShownOrSent } from './skipped-code.mjs';

/** The faults of a text: what somebody reads, or is sent, has fewer words, or another one. */
export function textFaults(node) {
  if (ts.isJsxText(node)) return betweenElements(node);
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return inTemplate(node);
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return [];
  if (!isShownOrSent(node, node.text)) return [];
  if (!ts.isJsxAttribute(node.parent)) return [replaced(node, JSON.stringify(changed(node.text)))];
  return [
    instead(
      node.text,
      node.getStart(),
      node.getEnd(),
      (text) => `{${text}}`,
      (text) => text,
    ),
  ];
}

function changed(text) {
  const shorter = text.trim().replace(/\s+\S+$/, '');
  return shorter === text.trim() ? `${text}x` : text.replace(text.trim(), () => shorter);
}

/** @param placed  how an expression stands there */
function instead(text, start, end, placed, plain = () => changed(text)) {
  const [shown, other] = [text, changed(text)].map((one) => JSON.stringify(one));
  return {
    words: `${shown} → ${other}`,
    edits: [{ start, end, text: (on) => placed(`${on} ? ${other} : ${shown}`), plain: plain(other) }],
  };
}

/** The text as browsers get it: without the line breaks and the spaces around them. */
function betweenElements(node) {
  const lines = node.text.split('\n');
  const text = lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ');
  if (!/[A-Za-z]{2}/.test(text) || text.includes('&')) return [];
  // It begins where the element before it ends.
  return [instead(text, node.pos, node.end, (shown) => `{${shown}}`)];
}

/** The words around what is put into a template. */
function inTemplate(node) {
  if (!/[a-z]{2,}[,.]? [a-z]/i.test(node.text) || /[\\`:]/.test(node.rawText ?? node.text)) return [];
  const template = ts.isTemplateHead(node) ? node.parent : node.parent.parent;
  if (ts.isTaggedTemplateExpression(template.parent) || !isShownOrSent(template, node.text)) return [];
  const end = node.getEnd() - (ts.isTemplateTail(node) ? 1 : 2);
  return [instead(node.text, node.getStart() + 1, end, (shown) => `\${${shown}}`)];
}
