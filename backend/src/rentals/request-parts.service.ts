import { Injectable } from '@nestjs/common';
import { MESSAGES_SHOWN, type MessageRecord } from '@yard/contracts';
import { DataSource, In } from 'typeorm';
import { MessagesService } from '../messaging/messages.service';
import { Payment } from '../payments/payment.entity';
import { DocumentAgreement } from './document-agreement.entity';
import { MachineReturn } from './machine-return.entity';
import type { RequestRow } from './request-rows';

/** What a request has many of. */
export interface RequestParts {
  messages: MessageRecord[];
  payments: Payment[];
  agreements: Omit<DocumentAgreement, 'content'>[];
  machineReturn: MachineReturn | null;
}

/** Reads the parts of a page's requests: a fixed number of queries, however many requests. */
@Injectable()
export class RequestPartsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: MessagesService,
  ) {}

  async of(rows: readonly RequestRow[]): Promise<(row: RequestRow) => RequestParts> {
    const ids = rows.map(({ id }) => id);
    const where = { rental_request_id: In(ids) };
    const returned = rows.some(({ return_id }) => return_id !== null);
    const { manager } = this.dataSource;
    const [messages, payments, agreements, returns] = await Promise.all([
      this.messages.newestOn('rental_request', ids, MESSAGES_SHOWN),
      manager.find(Payment, { where, order: { created_at: 'ASC', id: 'ASC' } }),
      manager.find(DocumentAgreement, { where, select: AGREEMENT_FIELDS, order: { id: 'ASC' } }),
      returned ? manager.find(MachineReturn, { where }) : [],
    ]);
    return ({ id }) => {
      const isOfRequest = (part: { rental_request_id: number }) => part.rental_request_id === id;
      return {
        messages: messages.get(id) ?? [],
        payments: payments.filter(isOfRequest),
        agreements: agreements.filter(isOfRequest),
        machineReturn: returns.find(isOfRequest) ?? null,
      };
    };
  }
}

/** All but the texts, which are long and have a route of their own. */
const AGREEMENT_FIELDS = {
  id: true,
  rental_request_id: true,
  document_id: true,
  kind: true,
  version: true,
  name: true,
  agreed_at: true,
  sha256: true,
} as const;
