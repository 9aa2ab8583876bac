import { isTaken, type Sender } from './request';
import { fromAnswer, unanswered } from './to-wire-error';

/** Status for a redirection that is not followed, which a browser hides. */
const HIDDEN_REDIRECT = 302;

/** One request by `fetch`, with cookies and without a time-out. */
export const sendByFetch: Sender = async (method, address, request) => {
  const { signal, takes, read = parsedBody } = request;
  const json = asJson(request.body);
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json, text/plain, */*',
        ...(json === null ? {} : { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      body: json ?? (request.body as BodyInit | null | undefined) ?? null,
      credentials: 'include',
      redirect: takes ? 'manual' : 'follow',
      ...(signal ? { signal } : {}),
    });
    const status = answer.type === 'opaqueredirect' ? HIDDEN_REDIRECT : answer.status;
    if (isTaken(status, request)) return { status, data: await read(answer) };
    throw fromAnswer(status, await parsedBody(answer));
  } catch (error) {
    throw unanswered(error);
  }
};

/** Null for what is sent as it is. */
function asJson(body: unknown): string | null {
  const isSentAsItIs = [FormData, Blob, URLSearchParams].some((kind) => body instanceof kind);
  return typeof body !== 'object' || body === null || isSentAsItIs ? null : JSON.stringify(body);
}

async function parsedBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    // A page, say, or nothing.
    return text;
  }
}
