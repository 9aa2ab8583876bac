import type { NewestAnswer, ReferenceCase } from './cases';

/** The newest release's words where release 8 said nothing, or something shorter. */
interface NewestRule {
  applies(recorded: ReferenceCase): boolean;
  message(recorded: ReferenceCase): string;
}

const RULES: NewestRule[] = [
  {
    // A 404 of the router has no session, and so no cookies; an aborted request keeps its empty message.
    applies: ({ response }) =>
      response.status === 404 && messageOf(response.body) === '' && !response.cookies,
    message: ({ request }) => `The route ${nameOf(request.path)} could not be found.`,
  },
  {
    applies: ({ response }) => response.status === 405 && messageOf(response.body) !== undefined,
    message: ({ request, response }) =>
      (messageOf(response.body) ?? '').replace('for this route.', `for route ${nameOf(request.path)}.`),
  },
  {
    applies: ({ response }) => response.status === 413 && messageOf(response.body) === '',
    message: () => 'The POST data is too large.',
  },
];

/** The newest release's answer: what the case says of it, else what holds for every answer of its kind. */
export function newestOf(recorded: ReferenceCase): NewestAnswer | undefined {
  const rule = recorded.newest ? undefined : RULES.find(({ applies }) => applies(recorded));
  return rule ? { body: { message: rule.message(recorded) } } : recorded.newest;
}

function messageOf(body: unknown): string | undefined {
  const message: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
}

function nameOf(path: string): string {
  return path.split('?', 1)[0]?.replace(/^\/+|\/+$/g, '') || '/';
}
