import type { ErrorBag } from '@laravel-wire/core';
import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ValidationFailed, WireFault } from '../errors';

const VALIDATES = 'wire:validates';
const ONLY = 'precognition-validate-only';

/** Of a handler, or of the pipe of one of its parameters: it ends a precognitive request once it has validated. */
export const Validates = (): MethodDecorator & ClassDecorator => SetMetadata(VALIDATES, true);

/** 204: the request would have been taken, and nothing was done. */
export class PrecognitionPassed extends WireFault {
  override readonly headers = { 'precognition-success': 'true' };

  constructor() {
    super(204, '');
  }
}

/** A form asks, while somebody fills it in, what would be said of it. */
export const isPrecognitive = ({ headers }: FastifyRequest): boolean => headers['precognition'] === 'true';

/**
 * Ends a precognitive request behind the last guard, unless something behind it validates: no handler runs for one.
 *
 * @throws PrecognitionPassed
 */
export function endUnlessValidated(request: FastifyRequest, context: ExecutionContext): void {
  if (isPrecognitive(request) && !isValidated(context)) {
    throw new PrecognitionPassed();
  }
}

/**
 * Ends a precognitive request, and does nothing with any other.
 *
 * @param errors  of its input; those of fields that it does not ask for are left out
 * @throws PrecognitionPassed, ValidationFailed
 */
export function endPrecognition(request: FastifyRequest, errors: ErrorBag = {}): void {
  if (!isPrecognitive(request)) {
    return;
  }
  const asked = Object.entries(errors).filter(([field]) => isAskedFor(request, field));
  throw asked.length === 0 ? new PrecognitionPassed() : new ValidationFailed(Object.fromEntries(asked));
}

/** On each answer of a route, refusals too; caches have to tell it from what the request itself would get. */
export function markPrecognition(request: FastifyRequest, reply: FastifyReply): void {
  if (isPrecognitive(request) && !request.is404) {
    const vary = reply.getHeader('vary');
    reply.header('precognition', 'true');
    reply.header('vary', typeof vary === 'string' ? `${vary}, Precognition` : 'Precognition');
  }
}

function isAskedFor({ headers }: FastifyRequest, field: string): boolean {
  const only = headers[ONLY];
  return typeof only !== 'string' || only.split(',').some((pattern) => names(pattern, field));
}

function names(pattern: string, field: string): boolean {
  const [wanted, given] = [pattern.split('.'), field.split('.')];
  return wanted.length === given.length && wanted.every((part, index) => fits(part, given[index] ?? ''));
}

/** `*` is one character or more. By hand: an expression of many would take time without end. */
function fits(pattern: string, name: string): boolean {
  const [head = '', ...middle] = pattern.split('*');
  const tail = middle.pop();
  if (tail === undefined) {
    return pattern === name;
  }
  let at = head.length;
  for (const part of middle) {
    const found = name.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.startsWith(head) && name.endsWith(tail) && name.length - tail.length > at;
}

function isValidated(context: ExecutionContext): boolean {
  const handler = context.getHandler();
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name);
  const pipes = Object.values((parameters ?? {}) as Record<string, { pipes?: object[] }>).flatMap(
    (parameter) => parameter.pipes ?? [],
  );
  return [handler, ...pipes].some((each) => Reflect.getMetadata(VALIDATES, each) === true);
}
