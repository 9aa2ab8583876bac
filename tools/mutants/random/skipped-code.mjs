import ts from 'typescript';

/** Read only by people who run the server, or by nobody: a fault there harms no user. */
const LOG = /(^|\.)loggers?\.\w+$|^console\.(warn|error|debug|info)$/;
const FOR_DEVELOPERS =
  /^(Error|TypeError|RangeError|ReferenceError|Php\w*Error|Counter|Gauge|Histogram|Summary)$/;
const COLUMNS = /(Column|Entity|Index|Inject\w*|Module|Global|ManyToOne|OneToMany)$/;
const LOOKS = /^(class(Name)?s?|\w+ClassName|style|css|slot|testId)$/;
const OF_ELEMENTS = /^(id|key|ref|rel|data-.*|width|height|size)$/;
const DRAWING = /^(svg|path|g|circle|rect|line|ellipse|polyline|polygon|text|stop|defs|linearGradient)$/;
const MILLISECONDS = /(_MS|Ms|Millis)$/;
/** SQL, conditions of queries, colours and lengths. */
const CODE =
  /\b(SELECT|INSERT|UPDATE|DELETE|WHERE|FROM|JOIN|ORDER BY|AND|OR|NULL|ALTER|CREATE|COUNT|SUM)\b|\s:\w|[=<>{}]|\d(px|rem|em|%)|var\(/;

export const isSkipped = (node) => isOfCompiler(node) || isUnseen(node) || isLook(node);

function isOfCompiler(node) {
  return (
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isDecorator(node) && COLUMNS.test(nameOfCall(node.expression)))
  );
}

function isUnseen(node) {
  if (ts.isNewExpression(node)) return FOR_DEVELOPERS.test(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  const isLoading =
    node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
  return isLoading || LOG.test(node.expression.getText());
}

function isLook(node) {
  if (ts.isPropertyAssignment(node)) return LOOKS.test(node.name.getText());
  if (ts.isJsxAttribute(node)) return [LOOKS, OF_ELEMENTS].some((names) => names.test(node.name.getText()));
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return DRAWING.test(node.tagName.getText());
  return false;
}

const nameOfCall = (node) => (ts.isCallExpression(node) ? node.expression : node).getText();

/** A number of milliseconds by its name: one more or less is nothing that anybody waits for. */
export function isOfMilliseconds(node) {
  let { parent } = node;
  while (parent && (ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)))
    parent = parent.parent;
  return MILLISECONDS.test(parent?.name?.getText() ?? '');
}

export const isInDecorator = (node) => ts.findAncestor(node, ts.isDecorator) !== undefined;

/** True for a text that is shown or sent, by its place: not for a name that is looked up or compared. */
export function isShownOrSent(node, text) {
  if (!/[A-Za-z]{2}/.test(text) || CODE.test(text) || isInDecorator(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  if (ts.isJsxAttribute(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) return true;
  const isGiven =
    ts.isCallExpression(parent) || ts.isNewExpression(parent) || ts.isVariableDeclaration(parent);
  return isGiven && /[a-z,.] \w/.test(text);
}
