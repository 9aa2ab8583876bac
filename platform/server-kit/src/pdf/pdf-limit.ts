import { RATE_LIMITER, type RateLimiter, TooManyRequests } from '@laravel-wire/nest';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { applyDecorators, Inject, Injectable, SetMetadata, StreamableFile, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { PdfFile } from './pdf-content';

const SPAN_SECONDS = 900;
/** Limits in that time, of one person. `whole`: all papers of a thing in one file. */
const BOUNDS = { whole: 10, paper: 120 } as const;
export type PdfKind = keyof typeof BOUNDS;

/** Counts a paper. @throws TooManyRequests beyond what one person may make in a quarter of an hour */
export async function countPdf(limiter: RateLimiter, kind: PdfKind, userId: number): Promise<void> {
  const { hits, secondsLeft } = await limiter.hit(`papers:${kind}:${userId}`, SPAN_SECONDS);
  if (hits > BOUNDS[kind]) throw new TooManyRequests(secondsLeft);
}

const KIND = 'paper-kind';

@Injectable()
class PdfLimitGuard implements CanActivate {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { wire } = context.switchToHttp().getRequest<FastifyRequest>();
    const kind = this.reflector.get<PdfKind>(KIND, context.getHandler());
    if (wire?.user) await countPdf(this.limiter, kind, wire.user.id);
    return true;
  }
}

/** Limits a route that answers a PDF to somebody who is signed in. */
export const CountsAs = (kind: PdfKind) => applyDecorators(SetMetadata(KIND, kind), UseGuards(PdfLimitGuard));

/** The answer that a browser shows or saves under the file's name. */
export function answerFile({ name, type, bytes }: PdfFile): StreamableFile {
  return new StreamableFile(bytes, { type, disposition: `inline; filename="${name}"`, length: bytes.length });
}

/** Papers are private: no cache keeps them. */
export const UNKEPT = ['cache-control', 'private, no-store'] as const;
