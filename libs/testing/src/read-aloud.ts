import type { Page } from 'playwright-core';

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** Said in one breath: name and state, not what they are made of. */
const WHOLE = new Set([
  ...['button', 'link', 'heading', 'radio', 'checkbox', 'image', 'img', 'spinbutton', 'textbox', 'combobox'],
  ...['option', 'DisclosureTriangle', 'searchbox', 'time', 'InputTime', 'progressbar'],
]);
/** Entered and left by name. */
const PLACES = new Set([
  ...[
    'main',
    'region',
    'form',
    'group',
    'radiogroup',
    'list',
    'listitem',
    'complementary',
    'navigation',
    'alert',
  ],
  ...['status', 'dialog', 'table', 'row', 'article'],
]);
const STATES = ['level', 'checked', 'expanded', 'required', 'invalid', 'disabled', 'selected'];

/**
 * A page's main part as a screen reader would say it, line by line, from the browser's own tree of what is there. Days,
 * amounts, numbers and zones are left out, so that it is the same tomorrow and elsewhere.
 */
export async function readAloud(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ role }) => role?.value === 'main');
  if (!main) throw new Error('The page has no main part');
  return `${lines(main, known, 0).join('\n')}\n`;
}

function lines(node: AxNode, known: Map<string, AxNode>, depth: number): string[] {
  const role = node.role?.value ?? '';
  const name = lasting(node.name?.value ?? '');
  const indent = '  '.repeat(depth);
  if (!node.ignored && role === 'StaticText') return name === '' ? [] : [`${indent}${name}`];
  if (!node.ignored && WHOLE.has(role)) return [`${indent}${lineOf(role, name, node)}`];
  const isPlace = !node.ignored && PLACES.has(role);
  const inside = (node.childIds ?? []).flatMap((id) => {
    const child = known.get(id);
    return child ? lines(child, known, isPlace ? depth + 1 : depth) : [];
  });
  return isPlace && inside.length > 0 ? [`${indent}${lineOf(role, name, node)}`, ...inside] : inside;
}

function lineOf(role: string, name: string, { properties = [] }: AxNode): string {
  const states = STATES.flatMap((state) => {
    if (state === 'level' && role !== 'heading') return [];
    const value = properties.find((property) => property.name === state)?.value.value;
    if (value === undefined || value === false || value === 'false')
      return state === 'checked' ? ['not checked'] : [];
    return [value === true || value === 'true' ? state : `${state} ${String(value)}`];
  });
  const isBox = role === 'radio' || role === 'checkbox';
  const heard = states.filter((state) => isBox || state !== 'not checked');
  return [name === '' ? role : `${role} “${name}”`, ...heard].join(', ');
}

/** Without what is another tomorrow. */
function lasting(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ \([A-Z][\w ]* time\)/g, '')
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'Day')
    .replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g, 'Month')
    .replace(/\b(AM|PM)\b/g, 'M')
    .replace(/\d[\d,.:]*/g, '#')
    .trim();
}
