import type { FastifyRequest } from 'fastify';
import type { User } from '../../users/user.entity';
import type { Impersonation } from './impersonation.entity';

export const IMPERSONATION_COOKIE = 'impersonation';
const GIVEN = /(?:^|;\s*)impersonation=([\w-]{43})(?:;|$)/;

export interface Impersonated {
  impersonation: Impersonation;
  user: User;
  admin: User;
}

const impersonated = new WeakMap<FastifyRequest, Impersonated>();

export const impersonatedBy = (request: FastifyRequest): Impersonated | null =>
  impersonated.get(request) ?? null;

export function markImpersonated(request: FastifyRequest, found: Impersonated): void {
  impersonated.set(request, found);
}

/** The secret in the cookie, whatever it is worth; null without one. */
export const secretIn = (header: string | undefined): string | null => GIVEN.exec(header ?? '')?.[1] ?? null;
