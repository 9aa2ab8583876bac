import { Injectable } from '@nestjs/common';
import type { ErrorReportInput } from '@yard/contracts/watching';
import type { FastifyRequest } from 'fastify';
import { AdminSite } from '../../config/admin-site';
import { ErrorStore } from './error-store';

@Injectable()
export class PageErrors {
  constructor(
    private readonly store: ErrorStore,
    private readonly adminSite: AdminSite,
  ) {}

  /** Site, person and browser are the request's, whatever is in the report. */
  async save(input: ErrorReportInput, request: FastifyRequest): Promise<{ id: number }> {
    const { id } = await this.store.store({
      name: input.name ?? 'Error',
      message: input.message,
      stack: input.stack ?? null,
      page: input.page ?? null,
      remote: input.remote ?? null,
      release: input.release ?? null,
      request_id: input.request_id ?? null,
      site: this.adminSite.serves(request) ? 'admin' : 'public',
      user_id: request.wire?.user?.id ?? null,
      user_agent: request.headers['user-agent'] ?? null,
    });
    return { id };
  }
}
