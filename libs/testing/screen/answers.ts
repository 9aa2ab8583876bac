import { paginate } from '@laravel-wire/core';
import { setTimeout as pause } from 'node:timers/promises';
import { XhrByFetch } from './xhr-by-fetch';

/** A call that was made: `sent` is its body as JSON has it (files by their names), `query` what stood behind the `?`. */
export interface Call {
  call: string;
  query: Record<string, string>;
  body: unknown;
  /** Ends once the page gives the call up. */
  signal?: AbortSignal | null | undefined;
}

type Given = unknown;

/** By `GET /api/machines/7`; `{status, body}` where it is not a 200, a function where it depends on the call. */
export type Answers = Record<string, Given | ((call: Call) => Given)>;

const TOKEN = 'XSRF-TOKEN=token';

/**
 * Answers the page's calls by what the spec says. A call that nobody answers gets a 501, which the page shows as any
 * failure.
 */
export function answering(given: Answers) {
  const answers = new Map(Object.entries(given));
  const calls: Call[] = [];
  document.cookie = TOKEN;

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const request = typeof input === 'object' && 'method' in input ? input : undefined;
    const url = new URL(request?.url ?? String(input), window.location.origin);
    const method = init.method ?? request?.method ?? 'GET';
    const call: Call = {
      call: `${method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(init.body),
      signal: init.signal,
    };
    calls.push(call);
    const answer = answers.get(call.call);
    if (answer === undefined)
      return asResponse({ status: 501, body: { message: `No answer to ${call.call}` } });
    return asResponse(
      typeof answer === 'function' ? await (answer as (call: Call) => unknown)(call) : answer,
    );
  }
  Object.assign(globalThis, { fetch: respond, XMLHttpRequest: XhrByFetch });

  return {
    answer: (call: string, answer: Answers[string]) => void answers.set(call, answer),
    calls,
    /** Those that change something, in their order. */
    sent: () =>
      calls.filter(({ call }) => !call.startsWith('GET ')).map(({ call, body }) => ({ call, body })),
    /** The queries of a read, each time that it was asked. */
    asked: (call: string) => calls.filter((made) => made.call === call).map(({ query }) => query),
  };
}

/** An answer that comes when the spec says so. */
export function lateAnswer() {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => (give = resolve));
  return { answer: () => answer, give };
}

/** Until a server that is slow has answered. */
export const slowly = (answer: unknown, milliseconds: number) => async () => {
  await pause(milliseconds);
  return answer;
};

/** A refusal of Laravel's: 422, by field. */
export const refused = (errors: Record<string, string[]>) => ({
  status: 422,
  body: { message: Object.values(errors).flat()[0], errors },
});

function asResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const isWhole =
    typeof answer === 'object' &&
    answer !== null &&
    typeof (answer as { status?: unknown }).status === 'number';
  const { status, body = null } = isWhole
    ? (answer as { status: number; body?: unknown })
    : { status: 200, body: answer };
  return new Response(status === 204 ? null : JSON.stringify(body), { status });
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) {
    return Object.fromEntries(
      [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    );
  }
  return typeof body === 'string' ? JSON.parse(body) : (body ?? null);
}

/** A list that the API answers page by page, as `page` of the query asks. */
export const pagesOf =
  <Row>(...pages: Row[][]) =>
  ({ query }: Call) => {
    const page = Number(query['page'] ?? 1);
    return { ...listOf(pages[page - 1] ?? []), current_page: page, last_page: pages.length };
  };

export const listOf = <Row>(rows: Row[]) =>
  paginate(rows, { total: rows.length, page: 1, perPage: 15, path: 'http://localhost' });
