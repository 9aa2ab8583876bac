import { NotFound } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor, RentalRequestRecord } from '@yard/contracts';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { Clock } from '../../clock/clock';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { MessagesService } from '../../messaging/messages.service';
import { readRows } from './named-query';
import { presentRentalRequest } from './present-rental-request';
import { RequestPartsService } from './request-parts.service';
import { type RequestRow, requestRows } from './request-rows';

/** Requests as the wire shows them: five queries for any number. Read by hand, because it is the busiest list. */
@Injectable()
export class RequestViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: MessagesService,
    private readonly parts: RequestPartsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async one(id: number, actor: Actor): Promise<RentalRequestRecord> {
    const [record] = await this.many([id], actor);
    if (!record) throw NotFound.record('RentalRequest', id);
    return record;
  }

  /** In the order of the ids. */
  async many(ids: readonly number[], actor: Actor): Promise<RentalRequestRecord[]> {
    if (ids.length === 0) return [];
    const page = 'SELECT id FROM rental_requests WHERE id IN (:...ids)';
    const records = await this.read({ page, order: 'r.id', parameters: { ids } }, actor);
    return ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  }

  /** @param query  a subquery of ids, and the order of the rows named `r` */
  async read(query: PageQuery, actor: Actor): Promise<RentalRequestRecord[]> {
    const unread = this.messages.unreadParents('rental_request', actor.id);
    const sql = requestRows(query.page, query.order, unread.on('r.id'));
    const rows = await readRows<RequestRow>(this.dataSource, sql, {
      ...query.parameters,
      ...unread.parameters,
    });
    if (rows.length === 0) return [];
    const partsOf = await this.parts.of(rows);
    const reader = { actor, now: this.clock.now(), feePercent: this.environment.platformFeePercent };
    return rows.map((row) => presentRentalRequest(row, partsOf(row), reader));
  }
}

export interface PageQuery {
  page: string;
  order: string;
  parameters: ObjectLiteral;
}
