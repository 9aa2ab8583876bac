import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, isUnread, MESSAGES_SHOWN, type MessageRecord } from '@yard/contracts';
import { DataSource, In, Repository } from 'typeorm';
import { MessagesService } from '../../messaging/messages.service';
import { flagFrom, groupedBy } from '@kit/server/store/reading';
import { RentalChange } from '../records/rental-change.entity';
import type { AgreementRow, PaymentPart, RefundRow } from './request-part-rows';
import { agreementRows, explainedRefunds, paymentParts } from './request-part-rows';
import type { RequestRow } from './request-rows';
import { type ConditionParts, ConditionReader } from './condition-parts';

export interface RequestParts {
  messages: MessageRecord[];
  /** The reader has not seen one of its messages, however old. */
  hasUnread: boolean;
  payments: PaymentPart[];
  refunds: RefundRow[];
  agreements: AgreementRow[];
}

export interface ChangeParts {
  changes: readonly RentalChange[];
}

/** Reads the parts of a page's requests: a fixed number of queries, however many requests. */
@Injectable()
export class RequestPartsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RentalChange) private readonly changes: Repository<RentalChange>,
    private readonly messages: MessagesService,
    private readonly condition: ConditionReader,
  ) {}

  /** @param ids  at least one */
  async of(ids: readonly number[], reader: Actor): Promise<(id: number) => RequestParts> {
    const [messages, payments, agreements] = await Promise.all([
      this.messages.newestOn('rental_request', ids, MESSAGES_SHOWN),
      paymentParts(this.dataSource, ids),
      agreementRows(this.dataSource, ids),
    ]);
    const [unread, refunds] = await Promise.all([
      this.unreadAmong(messages, reader),
      explainedRefunds(this.dataSource, payments),
    ]);
    const refundsOf = byRequest(refunds);
    const paymentsOf = byRequest(payments);
    const agreementsOf = byRequest(agreements);
    return (id) => ({
      messages: messages.get(id) ?? [],
      hasUnread: unread.has(id),
      payments: paymentsOf.get(id) ?? [],
      refunds: refundsOf.get(id) ?? [],
      agreements: agreementsOf.get(id) ?? [],
    });
  }

  conditionOf(rows: readonly RequestRow[]): Promise<(id: number) => ConditionParts> {
    return this.condition.of(rows);
  }

  /** No query where nothing was offered. */
  async changesOf(rows: readonly RequestRow[]): Promise<(id: number) => ChangeParts> {
    const ids = rows.flatMap(({ id, has_changes }) => (flagFrom(has_changes) ? id : []));
    const changes = ids.length > 0 ? await this.changes.findBy({ rental_request_id: In(ids) }) : [];
    const changesOf = byRequest(changes);
    return (id) => ({ changes: changesOf.get(id) ?? [] });
  }

  /** Reads the shown messages; where there may be older ones, the table is queried. */
  private async unreadAmong(messages: Map<number, MessageRecord[]>, reader: Actor): Promise<Set<number>> {
    const unread = new Set<number>();
    const more: number[] = [];
    for (const [id, shown] of messages) {
      if (shown.some((message) => isUnread(message, reader.id))) unread.add(id);
      else if (shown.length >= MESSAGES_SHOWN) more.push(id);
    }
    const older = await this.messages.unreadAmong('rental_request', more, reader.id);
    return new Set([...unread, ...older]);
  }
}

const byRequest = <T extends { rental_request_id: number }>(parts: readonly T[]) =>
  groupedBy(parts, ({ rental_request_id }) => rental_request_id);
