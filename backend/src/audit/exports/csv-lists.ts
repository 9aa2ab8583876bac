import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { RATE_LIMITER, type RateLimiter } from '@laravel-wire/nest';
import type { Actor } from '@yard/contracts';
import { UNKEPT } from '@kit/server/pdf/answer-file';
import { countPdf } from '@kit/server/pdf/pdf-limit';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { AuditService } from '../audit.service';
import { csvPages, PER_PAGE } from './csv-pages';
import type { ListedRow } from './csv-row';

interface ListAnswer {
  data: readonly ListedRow[];
  current_page: number;
  total: number;
}

/**
 * Answers admins a list as CSV where they accept it, under its filters and in its order: the list's own route is
 * called again for each page. Each export is written to the audit log first.
 */
@Injectable()
export class CsvLists implements NestInterceptor {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  intercept(context: ExecutionContext, route: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = (request.wire?.user ?? null) as Actor | null;
    const isRequested = request.method === 'GET' && /^\s*text\/csv\b/i.test(request.headers.accept ?? '');
    if (!isRequested || !actor?.admin) return route.handle();
    return from(this.exported(context, route, actor));
  }

  private async exported(context: ExecutionContext, route: CallHandler<unknown>, actor: Actor) {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const query = request.query as Record<string, unknown>;
    const pageAt = (page: number) => {
      request.query = { ...query, page: String(page), per_page: String(PER_PAGE) };
      return firstValueFrom(route.handle());
    };
    const first = await pageAt(1);
    if (!isList(first)) return first;
    await countPdf(this.limiter, 'paper', actor.id);
    await this.record(actor, request, { filters: withoutPage(query), total: first.total });
    // A stream reads outside of the request, which what the list asks for is found by.
    const inRequest = AsyncLocalStorage.snapshot();
    const rest = async (page: number) => ((await inRequest(pageAt, page)) as ListAnswer).data;
    context
      .switchToHttp()
      .getResponse<FastifyReply>()
      .header(...UNKEPT);
    const disposition = `attachment; filename="${nameOf(request)}.csv"`;
    const pages = Readable.from(csvPages(first.data, rest), { objectMode: false });
    return new StreamableFile(pages, { type: 'text/csv; charset=utf-8', disposition });
  }

  private record(actor: Actor, request: FastifyRequest, data: Record<string, unknown>): Promise<void> {
    const list = pathOf(request);
    const entry = { actor, action: 'export', record_type: 'export', record_id: actor.id };
    return this.unitOfWork.run((tx) => this.audit.save(tx, { ...entry, data: { list, ...data } }));
  }
}

function isList(answer: unknown): answer is ListAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'current_page' in answer && 'data' in answer && Array.isArray(answer.data);
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

const nameOf = (request: FastifyRequest) =>
  pathOf(request)
    .replace(/^\/(?:api\/)?/, '')
    .replace(/[^\w-]+/g, '-');

const withoutPage = ({ page: _page, per_page: _perPage, ...filters }: Record<string, unknown>) => filters;
