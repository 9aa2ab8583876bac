import { normalizeInput } from '@laravel-wire/core';
import type { WireRequest } from '../http/message';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Input of a request, as Laravel's `all()`: the body's members, then those of the query it lacks; texts trimmed,
 * empty ones null. A list's entries go by their place, and a body that is one value has it at place 0. Of a signed
 * URL the query goes before the body, which a GET has none of.
 */
export function inputOf(request: WireRequest): Record<string, unknown> {
  // The unsigned body must not change what a signature covers.
  const isSigned = Boolean(request.wire?.signatureNames.length);
  const body = isSigned && READING.has(request.method) ? {} : membersOf(request.body);
  const all = { ...body, ...asObject(request.query), ...(isSigned ? {} : body) };
  const input = asObject(normalizeInput(all));
  // A request that no server has is read by a bench.
  return request.server?.inputForm?.(input) ?? input;
}

function membersOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  return typeof body === 'object' ? (body as Record<string, unknown>) : { 0: body };
}

export function asObject(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
