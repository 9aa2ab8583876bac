import { WIRE_OPTIONS, type WireSettings } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { ErrorReportInput } from '@yard/contracts/watching';
import type { FastifyRequest } from 'fastify';
import { ErrorStore } from './error-store';

/** Errors of pages, as their browsers report them. */
@Injectable()
export class PageErrors {
  constructor(
    private readonly store: ErrorStore,
    @Inject(WIRE_OPTIONS) private readonly wire: Pick<WireSettings, 'isAdminSite'>,
  ) {}

  /** Site, person and browser are the request's, whatever is in the report. */
  async keep(input: ErrorReportInput, request: FastifyRequest): Promise<{ id: number }> {
    const { id } = await this.store.keep({
      name: input.name ?? 'Error',
      message: input.message,
      stack: input.stack ?? null,
      page: input.page ?? null,
      remote: input.remote ?? null,
      release: input.release ?? null,
      request_id: input.request_id ?? null,
      site: this.wire.isAdminSite(request) ? 'admin' : 'public',
      user_id: request.wire?.user?.id ?? null,
      user_agent: request.headers['user-agent'] ?? null,
    });
    return { id };
  }
}
