import { createParamDecorator, type ExecutionContext, type PipeTransform, type Type } from '@nestjs/common';
import type { RecordKey } from '@laravel-wire/core';
import { requestOf } from '../http/message';
import { NotFound } from '../errors';

/** The whole number from 1 in a path parameter, or null. */
export function idFrom(text: string): number | null {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id >= 1 && Number.isSafeInteger(id) ? id : null;
}

export type KeyType = 'int' | 'string';

/** A record's key in a path parameter, or null. The caller's type is that of `type`. */
export const keyFrom = <K extends RecordKey>(text: string, type: KeyType = 'int'): K | null =>
  (type === 'string' ? text || null : idFrom(text)) as K | null;

/** An id in the path; anything but a whole number names no record: 404. */
export const Id: (name?: string, ...pipes: (Type<PipeTransform> | PipeTransform)[]) => ParameterDecorator =
  createParamDecorator((name: string | undefined, context: ExecutionContext): number => {
    const params = requestOf(context).params as Record<string, string>;
    const id = idFrom(params[name ?? 'id'] ?? '');

    if (id === null) throw new NotFound();
    return id;
  });
