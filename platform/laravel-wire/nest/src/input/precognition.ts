import type { ErrorBag } from '@laravel-wire/core';
import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { WireReply, WireRequest } from '../http/message';
import { ValidationFailed, WireFault } from '../errors';
import { contextOf } from '../http/wire-context';

const VALIDATES = 'wire:validates';
const ONLY = 'precognition-validate-only';

/** Marks a handler, or the pipe of one of its parameters: it ends a precognitive request once it has validated. */
export const Validates = (): MethodDecorator & ClassDecorator => SetMetadata(VALIDATES, true);

/** 204: the request would have been taken, and nothing was done. */
export class PrecognitionPassed extends WireFault {
  override readonly headers = { 'precognition-success': 'true' };

  constructor() {
    super(204, '');
  }
}

/** A form asks, while somebody fills it in, what would be said of it. */
export const isPrecognitive = ({ headers }: WireRequest): boolean => headers['precognition'] === 'true';

/**
 * Ends a precognitive request behind the last guard, and one that the policy refuses, unless something behind it
 * validates: no handler runs for either.
 *
 * @throws PrecognitionPassed, the refusal
 */
export function endUnlessValidated(request: WireRequest, context: ExecutionContext): void {
  const end = endOf(request);
  if (end) {
    const validations = validationsOf(context);
    if (validations === 0) throw end;
    contextOf(request).validations = validations;
  }
}

/**
 * Ends a precognitive request, or one that the policy refuses, that is not valid or that nothing else validates; does
 * nothing with any other.
 *
 * @param errors  of its input; those of fields that a precognitive one does not ask for are left out
 * @throws PrecognitionPassed, ValidationFailed, the refusal
 */
export function endPrecognition(request: WireRequest, errors: ErrorBag = {}): void {
  const end = endOf(request);
  if (!end) return;
  const context = contextOf(request);
  context.validations -= 1;
  const isAskedFor = isPrecognitive(request) ? requestedFields(request) : () => true;
  const requested = Object.entries(errors).filter(([field]) => isAskedFor(field));
  if (requested.length > 0) throw new ValidationFailed(Object.fromEntries(requested));
  if (context.validations <= 0) throw end;
}

/** End of a valid request in place of its handler: as in Laravel a precognitive one before its policy runs. */
const endOf = (request: WireRequest): Error | null =>
  isPrecognitive(request) ? new PrecognitionPassed() : (request.wire?.refusal ?? null);

/** Marks each answer of a route, refusals too; caches have to tell it from what the request itself would get. */
export function markPrecognition(request: WireRequest, reply: WireReply): void {
  if (isPrecognitive(request) && !request.is404) {
    const vary = reply.getHeader('vary');
    reply.header('precognition', 'true');
    reply.header('vary', typeof vary === 'string' ? `Precognition, ${vary}` : 'Precognition');
  }
}

/** True for fields that a request wants to hear of, by the field's name in errors: others have no rules then. */
export function requestedFields({ headers }: WireRequest): (field: string) => boolean {
  const only = headers[ONLY];
  if (typeof only !== 'string') return () => true;
  // Node reads each byte of a header as a character.
  const names = new Set(Buffer.from(only, 'latin1').toString().split(','));
  const patterns = [...names].filter((name) => name.includes('*')).map((name) => name.split('.'));
  return (field) => names.has(field) || patterns.some((pattern) => matches(pattern, field.split('.')));
}

const matches = (pattern: string[], field: string[]): boolean =>
  pattern.length === field.length && pattern.every((part, index) => fits(part, field[index] ?? ''));

/** `*` is one character or more. By hand: an expression of many would take time without end. */
function fits(pattern: string, name: string): boolean {
  const [head = '', ...middle] = pattern.split('*');
  const tail = middle.pop();
  if (tail === undefined) return pattern === name;
  let at = head.length;
  for (const part of middle) {
    const found = name.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.startsWith(head) && name.endsWith(tail) && name.length - tail.length > at;
}

/** Number of times the handler and its parameters validate. */
function validationsOf(context: ExecutionContext): number {
  const handler = context.getHandler();
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name);
  const pipes = Object.values((parameters ?? {}) as Record<string, { pipes?: object[] }>).flatMap(
    (parameter) => parameter.pipes ?? [],
  );
  return [handler, ...pipes].filter((each) => Reflect.getMetadata(VALIDATES, each) === true).length;
}
