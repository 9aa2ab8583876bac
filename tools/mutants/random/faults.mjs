import ts from 'typescript';
import { exchanged, fault, replaced } from './edits.mjs';
import { isInDecorator, isSkipped, isOfMilliseconds } from './skipped-code.mjs';
import { textFaults } from './texts.mjs';

const { SyntaxKind: Kind } = ts;

const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Each takes a node and gives the faults that may be put there. */
const KINDS = {
  condition(node) {
    const asked = conditionOf(node);
    return asked ? [replaced(asked, `!(${asked.getText()})`, 'negated')] : [];
  },
  operator(node) {
    if (!ts.isBinaryExpression(node)) return [];
    const [left, sign, right] = [node.left, node.operatorToken, node.right].map((part) => part.getText());
    if (sign === '??') return [replaced(node, right, 'without the left')];
    if (!(sign in OPERATORS) || (sign === '+' && isOfText(node))) return [];
    const other = OPERATORS[sign];
    return [replaced(node, `${left} ${other} ${right}`, `with ${other} instead of ${sign}`)];
  },
  number: (node) =>
    ts.isNumericLiteral(node) && node.parent.name !== node && !isOfMilliseconds(node)
      ? [replaced(node, `${node.getText()} + 1`)]
      : [],
  boolean(node) {
    if (node.kind === Kind.TrueKeyword) return [replaced(node, 'false')];
    return node.kind === Kind.FalseKeyword ? [replaced(node, 'true')] : [];
  },
  property(node) {
    if (ts.isJsxAttribute(node)) return [leftOut(node, attributeText(node))];
    const isOne = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    return isOne && !isInDecorator(node) && isHandedOver(node.parent) ? [leftOut(node, node.getText())] : [];
  },
  call(node) {
    if (!ts.isExpressionStatement(node)) return [];
    const { expression } = node;
    const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
    if (!ts.isCallExpression(call) || call.expression.kind === Kind.SuperKeyword) return [];
    if (isSkipped(call)) return [];
    return [replaced(expression, 'undefined', 'left out')];
  },
  predicate(node) {
    const name = ts.isCallExpression(node) && node.expression.name?.getText();
    if (!['filter', 'find', 'some', 'every'].includes(name) || node.arguments.length !== 1) return [];
    const [predicate] = node.arguments;
    return [replaced(predicate, `(...all) => !(${predicate.getText()})(...all)`, `negated in ${name}`)];
  },
  arguments(node) {
    if (!ts.isCallExpression(node) || node.arguments.some(ts.isSpreadElement)) return [];
    if (/^Math\.(max|min)$/.test(node.expression.getText())) return [];
    return node.arguments
      .slice(1)
      .map((right, index) => [node.arguments[index], right])
      .filter((pair) => !pair.some(ts.isFunctionLike))
      .map(([left, right]) => exchanged(left, right));
  },
  await: (node) =>
    ts.isAwaitExpression(node) ? [replaced(node, node.expression.getText(), 'not waited for')] : [],
  text: textFaults,
};

/** @returns the faults that may be put into a source: `kind`, `words`, `line`, `edits` */
export function faultsOf(path, source) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true, kind);
  const found = [];
  const visit = (node) => {
    if (isSkipped(node)) return;
    for (const [name, of] of Object.entries(KINDS)) {
      for (const one of of(node)) found.push({ kind: name, ...one, line: lineOf(file, one) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function lineOf(file, { edits: [{ start, end }] }) {
  // A text between elements begins with a line break.
  const begin = start + file.text.slice(start, end).search(/\S|$/);
  return file.getLineAndCharacterOfPosition(begin).line + 1;
}

function conditionOf(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : null;
}

/** True for a concatenation of texts, whose `+` is not the sign of numbers. */
function isOfText({ left, right }) {
  return [left, right].some(
    (side) =>
      ts.isStringLiteralLike(side) ||
      ts.isTemplateExpression(side) ||
      (ts.isBinaryExpression(side) && isOfText(side)),
  );
}

function isHandedOver({ parent }) {
  const outer = ts.isParenthesizedExpression(parent) ? parent.parent : parent;
  return (
    ts.isCallExpression(outer) ||
    ts.isNewExpression(outer) ||
    ts.isReturnStatement(outer) ||
    ts.isArrowFunction(outer)
  );
}

/** A property of an object, or of an element, which is not there. */
function leftOut(node, text) {
  const spread = (on) => `...(${on} ? {} : { ${text} })`;
  const placed = ts.isJsxAttribute(node) ? (on) => `{${spread(on)}}` : spread;
  const plain = ts.isJsxAttribute(node) ? '{...{}}' : '...{}';
  return fault(`${node.getText()} left out`, [node, placed, plain]);
}

function attributeText({ name, initializer }) {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  const text = value && ts.isStringLiteral(value) ? JSON.stringify(value.text) : value?.getText();
  return `${JSON.stringify(name.getText())}: ${text ?? 'true'}`;
}
