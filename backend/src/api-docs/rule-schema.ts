import type { RuleSet } from '@laravel-wire/core';
import type { JsonSchema } from './json-schema';
import { leafSchema, type Rules } from './rule-leaf';

interface Node {
  rules: Rules;
  below: Map<string, Node>;
}

/** A route's input by its rules: dotted names nest, `*` is a list; unknown members are ignored. */
export function inputSchema(set: RuleSet<unknown>): JsonSchema {
  const root: Node = { rules: [], below: new Map() };
  for (const [name, rules] of set.fields) nodeAt(root, name).rules = rules;
  return objectSchema(root);
}

export function inputFields(
  set: RuleSet<unknown>,
): { name: string; required: boolean; schema: JsonSchema }[] {
  const { properties = {}, required = [] } = inputSchema(set);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }));
}

function nodeAt(root: Node, name: string): Node {
  let node = root;
  for (const part of name.split('.')) {
    const next = node.below.get(part) ?? { rules: [], below: new Map<string, Node>() };
    node.below.set(part, next);
    node = next;
  }
  return node;
}

function schemaOf(node: Node): JsonSchema {
  const item = node.below.get('*');
  if (item) return leafSchema(node.rules, { type: 'array', items: schemaOf(item) });
  return node.below.size > 0 ? leafSchema(node.rules, objectSchema(node)) : leafSchema(node.rules);
}

function objectSchema(node: Node): JsonSchema {
  const properties = [...node.below].flatMap(([name, below]) => [
    [name, schemaOf(below)] as const,
    ...(has(below, 'confirmed') ? [[`${name}_confirmation`, schemaOf(below)] as const] : []),
  ]);
  const sure = [...node.below].filter(([, below]) => isSure(below));
  const required = sure.flatMap(([name, below]) =>
    has(below, 'confirmed') ? [name, `${name}_confirmation`] : [name],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Must be sent: by its own rules, or for what has none by those of a member. */
function isSure(node: Node): boolean {
  if (node.rules.length === 0) return [...node.below].some(([name, below]) => name !== '*' && isSure(below));
  return !has(node, 'sometimes') && ['required', 'accepted', 'present'].some((name) => has(node, name));
}

const has = (node: Node, name: string): boolean => node.rules.some((rule) => rule.name === name);
