import { TITLE_MAX } from '@yard/contracts';
import type { Answer } from './answer';
import type { DescribedRoute } from './described-route';
import { FAULTS, faultsOf, bearsToken } from './faults';
import type { JsonSchema } from './json-schema';
import { type Parameter, parametersOf } from './parameters';
import { inputSchema } from './rule-schema';

export interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, { schema: JsonSchema }>;
}

export type Response = Body | { $ref: string };

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Response>;
}

export function operationOf(route: DescribedRoute, answer: Answer): Operation {
  const requestBody = bodyOf(route, answer);
  return {
    operationId: `${route.controller.replace(/Controller$/, '')}_${route.handler}`,
    tags: [tagOf(route)],
    summary: summaryOf(route),
    security: securityOf(route),
    parameters: parametersOf(route, answer),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...good(route, answer), ...refusals(route, answer) },
  };
}

const NAMED: Record<string, string> = {
  index: 'List',
  show: 'Show',
  store: 'Create',
  storeMany: 'Create many, all or none',
  update: 'Change',
  replace: 'Change, as PATCH does',
  destroy: 'Delete',
};

/** A usual handler by its name, any other by its own words. */
function summaryOf({ handler }: DescribedRoute): string {
  const words = handler.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return NAMED[handler] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** First parts of paths about the person who asks. */
const ACCOUNT = [
  ...['sanctum', 'login', 'two-factor-challenge', 'passkeys', 'logout', 'register', 'forgot-password'],
  ...['reset-password', 'email', 'user', 'sessions'],
];

/** `/api/machines/{machine}/photos` → `machines` */
function tagOf({ path, controller }: DescribedRoute): string {
  const [name = ''] = path.replace(/^\/(api\/)?/, '').split('/');
  if (ACCOUNT.includes(name)) return 'account';
  return controller === 'BatchesController' ? 'batch_runs' : name.replace('.json', '');
}

/** A guest's own session, with its token, is enough where nobody has to be signed in. */
function securityOf(route: DescribedRoute): Record<string, string[]>[] {
  if (route.guards.includes('PublisherGuard')) return [{ publisher: [] }];
  if (route.guards.includes('TeamGuard')) return [{ team: [] }];
  if (route.guards.includes('TeamOrAdminGuard')) return [{ team: [] }, { session: [] }];
  if (bearsToken(route)) return [{ session: [], token: [] }];
  return route.isAuthenticated ? [{ session: [] }] : [];
}

function bodyOf(route: DescribedRoute, answer: Answer): Body | null {
  if (answer.upload)
    return { required: true, content: { 'multipart/form-data': { schema: upload(route, answer) } } };
  const ruled = route.method !== 'GET' && route.rules ? inputSchema(route.rules) : null;
  const schema = answer.input ?? ruled;
  if (!schema) return null;
  const required = (schema.required ?? []).length > 0;
  return { required, content: { 'application/json': { schema } } };
}

function upload({ path }: DescribedRoute, { beside }: Answer): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const folder: JsonSchema['properties'] = path.startsWith('/api/media')
    ? { folder: { type: 'string', maxLength: TITLE_MAX } }
    : {};
  if (!path.endsWith('/store_many')) {
    return { type: 'object', properties: { file, ...folder, ...beside }, required: ['file'] };
  }
  // Named like forms' lists: data[0][file], data[1][file] …
  const named = Object.entries({ file, ...folder }).map(([name, schema]) => [`data[0][${name}]`, schema]);
  return { type: 'object', properties: Object.fromEntries(named), required: ['data[0][file]'] };
}

function good(route: DescribedRoute, answer: Answer): Record<string, Response> {
  const bodies = { ...answer.others, [answer.status ?? route.status]: answer.body };
  const all = Object.entries(bodies).map(
    ([status, schema]) => [status, goodBody(schema, answer.type)] as const,
  );
  return Object.fromEntries(all);
}

function goodBody(schema: JsonSchema | null, type = 'application/json'): Response {
  return schema
    ? { description: 'Done.', content: { [type]: { schema } } }
    : { description: 'Done; no body.' };
}

function refusals(route: DescribedRoute, answer: Answer): Record<string, Response> {
  const named = faultsOf(route, answer).map((status) => [status, FAULTS[status]?.name ?? ''] as const);
  return Object.fromEntries(
    named.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
