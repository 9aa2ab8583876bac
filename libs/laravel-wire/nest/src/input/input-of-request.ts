import { normalizeInput } from '@laravel-wire/core';
import type { FastifyRequest } from 'fastify';

/**
 * What a request says, as Laravel's `all()`: the body's members, then those of the query it lacks; texts
 * trimmed, empty ones null. A body that is no object says nothing.
 */
export function inputOf(request: FastifyRequest): Record<string, unknown> {
  return asObject(normalizeInput({ ...asObject(request.query), ...asObject(request.body) }));
}

export function asObject(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
