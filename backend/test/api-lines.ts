interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  description?: string;
  [other: string]: unknown;
}

interface Operation {
  parameters: ({ name: string; in: string; required: boolean; schema: Schema } & Record<string, unknown>)[];
  requestBody?: { content: Record<string, { schema: Schema }> } & Record<string, unknown>;
  responses: Record<string, Answer>;
  [other: string]: unknown;
}

interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
  [other: string]: unknown;
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    [other: string]: unknown;
  };
  [other: string]: unknown;
}

/** All that the API says of itself, a line for each thing, so that a change is read where it is. */
export function apiLines({ paths, components, ...head }: Description): string[] {
  const { schemas, responses, ...others } = components;
  return [
    rest({ ...head, ...others }),
    ...Object.entries(schemas).flatMap(([name, schema]) => ['', ...schemaLines(name, schema)]),
    ...Object.entries(responses).flatMap(([name, answer]) => ['', ...answerLines(name, answer)]),
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => [
        '',
        ...operationLines(`${method.toUpperCase()} ${path}`, operation),
      ]),
    ),
  ];
}

function operationLines(route: string, operation: Operation): string[] {
  const { parameters, requestBody, responses, ...others } = operation;
  const { content = {}, ...body } = requestBody ?? {};
  const answers = Object.entries(responses);
  const common = answers
    .flatMap(([status, { $ref }]) => ($ref ? `${status} ${nameOf($ref)}` : []))
    .join(', ');
  return [
    `${route} ${rest(others)}`,
    ...parameters.flatMap(({ name, in: place, required, schema, ...more }) =>
      indented(schemaLines(`${place} ${name}${required ? '' : '?'}${rest(more, ' ')}`, schema)),
    ),
    ...(requestBody ? indented([`body ${rest(body)}`, ...contentLines(content)]) : []),
    ...indented([
      ...answers.flatMap(([status, answer]) => (answer.$ref ? [] : answerLines(status, answer))),
      common,
    ]),
  ];
}

function answerLines(name: string, { content = {}, $ref, ...others }: Answer): string[] {
  return [`${name} ${$ref ? nameOf($ref) : rest(others)}`, ...indented(contentLines(content))];
}

function contentLines(content: Record<string, { schema?: Schema }>): string[] {
  return Object.entries(content).flatMap(([type, { schema, ...others }]) =>
    schemaLines(`${type}${rest(others, ' ')}`, schema ?? {}),
  );
}

function schemaLines(name: string, schema: Schema): string[] {
  const { $ref, type, properties = {}, required = [], items, additionalProperties, ...others } = schema;
  const kind = $ref ? nameOf($ref) : [type ?? []].flat().join('|');
  const members = Object.entries(properties).map(
    ([member, one]) => [required.includes(member) ? member : `${member}?`, one] as const,
  );
  const entries = typeof additionalProperties === 'object' ? schemaLines('{}', additionalProperties) : [];
  const open = typeof additionalProperties === 'boolean' ? { additionalProperties } : {};
  return [
    `${name}: ${kind}${rest({ ...others, ...open }, ' ')}`,
    ...indented([
      ...members.flatMap(([member, one]) => schemaLines(member, one)),
      ...(items ? schemaLines('[]', items) : []),
      ...entries,
    ]),
  ];
}

function rest(others: Record<string, unknown>, before = ''): string {
  return Object.keys(others).length === 0 ? '' : before + JSON.stringify(others);
}

const nameOf = (reference: string) => reference.replace(/^#\/components\/\w+\//, '');
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
