import { escaped } from '@kit/server/base/html/escaped';
import type { JsonSchema } from './json-schema';
import type { OpenApi } from './open-api';
import type { Body, Operation, Response } from './operation';

/** A schema in one line for people: `text, at most 255`, `list of Address`, `one of fixed, percent, or null`. */
function schemaWords(schema: JsonSchema): string {
  const words = [kindOf(schema), ...limitsOf(schema), schema.description ?? ''];
  return words.filter(Boolean).join(', ');
}

const KINDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

function kindOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map(schemaWords).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`;
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'anything' : types.map((type) => typeWords(type, schema)).join(' or ');
}

function typeWords(type: string, { items, properties }: JsonSchema): string {
  if (type === 'array') return `list of ${items ? kindOf(items) : 'anything'}`;
  if (type !== 'object') return KINDS[type] ?? type;
  const members = Object.entries(properties ?? {}).map(([name, schema]) => `${name}: ${kindOf(schema)}`);
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'object';
}

function limitsOf(schema: JsonSchema): string[] {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  return [
    least === undefined ? '' : `at least ${least}`,
    most === undefined ? '' : `at most ${most}`,
    schema.format ?? '',
  ];
}

/** No script runs here, and nothing is loaded; the page's own style is the only one. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
nav a { margin-inline-end: 1rem; white-space: nowrap; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0; }
summary { cursor: pointer; min-height: 1.5rem; }
code { font: .9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600; }
table { border-collapse: collapse; margin: .5rem 0 1rem; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0; }
pre { white-space: pre-wrap; margin: 0; }`;

/** The document as one page to read: routes by resource, what each takes, answers and refuses. */
export function docsPage(document: OpenApi): string {
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const tags = [...new Set(entries.flatMap(({ operation }) => operation.tags))].sort();
  const sections = tags.map((tag) => {
    const routes = entries.filter(({ operation }) => operation.tags.includes(tag));
    return `<section><h2 id="${escaped(tag)}">${escaped(tag)}</h2>${routes.map(route(document)).join('')}</section>`;
  });
  const { title, description } = document.info;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} API</title><style>${STYLE}</style></head>
<body><header><h1>${escaped(title)} API</h1><p>${escaped(description)}</p>
<p><a href="/api/docs.json">OpenAPI ${escaped(document.openapi)} document</a></p></header>
<nav aria-label="Resources">${tags.map((tag) => `<a href="#${escaped(tag)}">${escaped(tag)}</a>`).join(' ')}</nav>
<main>${sections.join('')}<section><h2 id="schemas">Schemas</h2>${schemas(document)}</section></main></body></html>`;
}

function route(document: OpenApi) {
  return ({ path, method, operation }: { path: string; method: string; operation: Operation }): string =>
    `<details id="${escaped(operation.operationId)}"><summary><span class="method">${escaped(method)}</span>` +
    `<code>${escaped(path)}</code> ${escaped(operation.summary)}</summary>` +
    `${parameters(operation)}${bodyOf(operation.requestBody)}${responses(document, operation)}</details>`;
}

function parameters({ parameters: all, security }: Operation): string {
  const rows = all.map(({ name, in: place, required, schema, description }) => {
    const words = [schemaWords(schema), description].filter(Boolean).join('. ');
    return [name, required ? `${place}, required` : place, words];
  });
  const needs = [...new Set(security.flatMap((one) => Object.keys(one)))];
  const who = needs.length > 0 ? `<p>Needs: ${escaped(needs.join(', '))}</p>` : '';
  return who + (rows.length > 0 ? table(['Parameter', 'In', 'Value'], rows) : '');
}

function bodyOf(body: Body | undefined): string {
  return Object.entries(body?.content ?? {})
    .map(([type, { schema }]) => table([`Body (${type})`, '', 'Value'], members(schema)))
    .join('');
}

function members({ properties = {}, required = [] }: JsonSchema): string[][] {
  return Object.entries(properties).map(([name, schema]) => [
    name,
    required.includes(name) ? 'required' : '',
    schemaWords(schema),
  ]);
}

function responses({ components }: OpenApi, { responses: all }: Operation): string {
  const rows = Object.entries(all).map(([status, response]) => {
    const known = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
    return [status, ...answerWords(known)];
  });
  return table(['Status', 'Meaning', 'Body'], rows);
}

function answerWords(response: Response | undefined): [string, string] {
  if (!response || '$ref' in response) return ['', ''];
  const bodies = Object.entries(response.content ?? {}).map(([type, { schema }]) =>
    type === 'application/json' ? schemaWords(schema) : type,
  );
  return [response.description ?? '', bodies.join(', ')];
}

function schemas({ components }: OpenApi): string {
  return Object.entries(components.schemas)
    .map(([name, schema]) => {
      const rows = members(schema);
      const content =
        rows.length > 0 ? table(['Member', '', 'Value'], rows) : `<p>${escaped(schemaWords(schema))}</p>`;
      return `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${content}</details>`;
    })
    .join('');
}

function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
