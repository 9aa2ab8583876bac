import { Clock } from '@kit/server/base/clock/clock';
import { csvPart } from '@kit/server/pdf/csv';
import { countPdf, UNKEPT } from '@kit/server/pdf/pdf-limit';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { RATE_LIMITER, type RateLimiter } from '@laravel-wire/nest';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { listed, type ListFile, listFiles } from '@yard/contracts/back-office';
import { todayIn } from '@yard/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { ENVIRONMENT, type Environment } from '../../config/environment';
import { AuditService } from '../audit.service';
import { cellsOf, type ListedRow } from './csv-row';

/** Most rows that a list answers at once. */
const PER_PAGE = 100;

/**
 * A list as CSV, page by page, so that no more than one of them is in memory. A row that moved on to the next page,
 * because another was written meanwhile, is not written twice.
 *
 * @param pageAt  pages from the second on
 */
async function* csvPages(
  first: readonly ListedRow[],
  { now, list }: { now: Date; list: ListFile<never> | undefined },
  pageAt: (page: number) => Promise<readonly ListedRow[]>,
): AsyncGenerator<Buffer> {
  const cellsIn = (rows: readonly ListedRow[]) => {
    const at = { now, rows: [...first, ...rows] };
    const each = list?.each as ((row: ListedRow) => readonly ListedRow[]) | undefined;
    return (each ? rows.flatMap(each) : rows).map((row) => cellsOf(row, at, list));
  };
  // A record that one row lacks another may have; an empty list has its own columns.
  const titles = listed(list?.columns ?? {}).map(({ title }) => title);
  const names = [...new Set([...titles, ...cellsIn(first).flatMap((cells) => [...cells.keys()])])];
  if (names.length > 0) yield csvPart([names], true);
  let seen = new Set<unknown>();
  for (let page = 1, rows = first; rows.length > 0; page += 1, rows = await pageAt(page)) {
    const ids = rows.map(({ id }) => id);
    const fresh = rows.filter(({ id }) => id === undefined || !seen.has(id));
    yield csvPart(
      cellsIn(fresh).map((cells) => names.map((name) => cells.get(name) ?? null)),
      false,
    );
    if (rows.length < PER_PAGE) return;
    seen = new Set(ids);
  }
}

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
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'timeZone'>,
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
    const list = listFiles[pathOf(request).slice(1)];
    const now = this.clock.now();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    reply.header(...UNKEPT);
    if (!list?.each) reply.header('x-total-count', first.total);
    const name = list?.name ?? nameOf(request);
    const disposition = `attachment; filename="${name}-${todayIn(this.environment.timeZone, now)}.csv"`;
    const pages = Readable.from(csvPages(first.data, { now, list }, rest), { objectMode: false });
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
    .replace(/[\W_]+/g, '-');

const withoutPage = ({ page: _page, per_page: _perPage, ...filters }: Record<string, unknown>) => filters;
