import type { AbstractHttpAdapter } from '@nestjs/core';
import { replyAt, type WireReply } from './message';

const BODILESS = new Set([204, 304]);

/**
 * Answers with a returned value: objects and lists are JSON; texts, numbers and nothing at all are a page. Done by the
 * adapter, since an interceptor costs each request a promise, an Observable and an `AsyncResource`. And nothing
 * is handed back: Nest would wait for the reply, which listens to its stream until that has ended.
 */
export function answerReturnedValues(adapter: Pick<AbstractHttpAdapter, 'reply'>): void {
  const reply = adapter.reply.bind(adapter) as AbstractHttpAdapter['reply'];
  adapter.reply = (response: object, value: unknown, status?: number) => {
    const answer = replyAt(response);
    void reply(response, answer.sent ? value : asAnswer(value, answer, status), status);
  };
}

function asAnswer(value: unknown, reply: WireReply, status = reply.statusCode): unknown {
  if (isStructure(value) || BODILESS.has(status)) return value;
  if (!reply.hasHeader('content-type')) reply.type('text/html; charset=UTF-8');
  return value === null || value === undefined || value === false ? '' : String(value);
}

/** A flag stays JSON: what laravel-echo-server asks of `/broadcasting/auth`. */
function isStructure(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || value === true;
}
