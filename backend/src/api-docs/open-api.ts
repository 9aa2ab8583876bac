import { machinesFoundShape } from '@yard/contracts/records';
import type { Answer } from './answer';
import { answers } from './answers';
import type { DescribedRoute } from './described-route';
import { FAULTS } from './faults';
import { day, flag, type JsonSchema, listOf, nullable, object, ref, text, whole } from './json-schema';
import { type Operation, operationOf, type Response } from './operation';
import { membersOf, shapeSchemas } from './shape-schemas';
import { usualAnswer } from './usual-answer';

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, object>;
  };
}

const DESCRIPTION = [
  'Records are bare JSON objects in snake case, timestamps UTC with microseconds, money numbers in major units.',
  "Lists are Laravel's length-aware paginator; an unknown filter, sort key or direction is 422.",
  'Checks come in this order: 404 and 405 of the path, 419, 401, 429, 404 of the record, 403, 422, 409.',
  'A path answers every method it does not have with 405 and names the others in Allow (components, responses,',
  'MethodNotAllowed). Unknown members of a body are ignored. Texts are trimmed, and an empty one is null.',
].join('\n');

/**
 * The OpenAPI document of these routes.
 *
 * @param sessionCookie  the session cookie's name
 */
export function openApiOf(routes: readonly DescribedRoute[], sessionCookie: string): OpenApi {
  const paths = pathsOf(routes);
  return {
    openapi: '3.1.0',
    info: { title: 'Yard', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemasFor(paths),
      responses: Object.fromEntries(Object.values(FAULTS).map((fault) => [fault.name, refusal(fault)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        publisher: {
          type: 'apiKey',
          in: 'query',
          name: 'auth_signature',
          description: 'As server libraries of the Pusher protocol sign.',
        },
        team: { type: 'http', scheme: 'bearer', description: 'Of a team: docs/ship-a-remote.md.' },
      },
    },
  };
}

/** The rest of a document is worth having without one answer; a spec sees that none is missing. */
const UNDESCRIBED: Answer = { body: {} };

function pathsOf(routes: readonly DescribedRoute[]): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {};
  const sorted = [...routes].sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  for (const route of sorted) {
    const usual = usualAnswer(route) ?? UNDESCRIBED;
    const answer = { ...usual, ...answers[`${route.method} ${route.path}`] };
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, answer) };
  }
  return paths;
}

const answerSchemas = {
  Problem: object({ message: text }),
  Invalid: object({ message: text, errors: { type: 'object', additionalProperties: listOf(text) } }),
  Conflict: object({
    message: text,
    'free?': { ...listOf(object({ from: day, to: day })), description: 'The nearest free spans.' },
  }),
  PageLink: object({ url: nullable(text), label: text, 'page?': nullable(whole), active: flag }),
  ReportedError: object({ id: whole }),
  Updated: object({ updated: whole }),
  Viewed: object({ id: whole, updated: whole }),
  TwoFactorPicture: {
    anyOf: [
      object({ svg: text, url: text }),
      { type: 'array', maxItems: 0, description: 'While there is no secret.' },
    ],
  },
  RecoveryCodes: listOf(text),
};

const furtherMembers: Record<string, Record<string, JsonSchema>> = { Machine: membersOf(machinesFoundShape) };

/** Every schema that answers may refer to, by name; of each record also `{name}Page`. */
const recordSchemas: Record<string, JsonSchema> = {
  ...shapeSchemas,
  ...answerSchemas,
  ...Object.fromEntries(
    Object.keys(shapeSchemas).map((name) => [
      `${name}Page`,
      object({ ...pageMembers(name), ...furtherMembers[name] }),
    ]),
  ),
};

/** Laravel's length-aware paginator. */
function pageMembers(name: string): Record<string, JsonSchema> {
  return {
    current_page: whole,
    data: listOf(ref(name)),
    first_page_url: text,
    from: nullable(whole),
    last_page: whole,
    last_page_url: text,
    links: listOf(ref('PageLink')),
    next_page_url: nullable(text),
    path: text,
    per_page: whole,
    prev_page_url: nullable(text),
    to: nullable(whole),
    total: whole,
  };
}

function schemasFor(paths: OpenApi['paths']): Record<string, JsonSchema> {
  const used = new Set<string>(Object.values(FAULTS).flatMap(({ schema }) => schema ?? []));
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(recordSchemas[name] ?? null);
    }
  };
  collect(paths);
  return Object.fromEntries(Object.entries(recordSchemas).filter(([name]) => used.has(name)));
}

function refusal({ description, schema }: { description: string; schema: string | null }): Response {
  return schema ? { description, content: { 'application/json': { schema: ref(schema) } } } : { description };
}
