import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES_SHOWN, type MessageRecord, type ReturnPhoto } from '@yard/contracts';
import { DataSource, In, Repository } from 'typeorm';
import { MessagesService } from '../../messaging/messages.service';
import type { Payment } from '../../payments/payment.entity';
import { MachineReturn } from '../returns/machine-return.entity';
import { type AgreementRow, agreementRows, paymentRows } from './request-part-rows';
import type { RequestRow } from './request-rows';
import { ReturnPhotos } from '../returns/return-photos';

/** What a request has many of. */
export interface RequestParts {
  messages: MessageRecord[];
  payments: Payment[];
  agreements: AgreementRow[];
  machineReturn: MachineReturn | null;
  returnPhotos: ReturnPhoto[];
}

/** Reads the parts of a page's requests: a fixed number of queries, however many requests. */
@Injectable()
export class RequestPartsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(MachineReturn) private readonly returns: Repository<MachineReturn>,
    private readonly messages: MessagesService,
    private readonly photos: ReturnPhotos,
  ) {}

  async of(rows: readonly RequestRow[]): Promise<(row: RequestRow) => RequestParts> {
    const ids = rows.map(({ id }) => id);
    const returned = rows.some(({ return_id }) => return_id !== null);
    const [messages, payments, agreements, returns] = await Promise.all([
      this.messages.newestOn('rental_request', ids, MESSAGES_SHOWN),
      paymentRows(this.dataSource, ids),
      agreementRows(this.dataSource, ids),
      returned ? this.returns.findBy({ rental_request_id: In(ids) }) : [],
    ]);
    const paymentsOf = byRequest(payments);
    const agreementsOf = byRequest(agreements);
    const returnsOf = byRequest(returns);
    const photosOf = await this.photos.shownBy(returns);
    return ({ id }) => {
      const machineReturn = returnsOf.get(id)?.[0] ?? null;
      return {
        messages: messages.get(id) ?? [],
        payments: paymentsOf.get(id) ?? [],
        agreements: agreementsOf.get(id) ?? [],
        machineReturn,
        returnPhotos: machineReturn ? photosOf(machineReturn) : [],
      };
    };
  }
}

function byRequest<T extends { rental_request_id: number }>(parts: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const part of parts) {
    const group = groups.get(part.rental_request_id);
    if (group) group.push(part);
    else groups.set(part.rental_request_id, [part]);
  }
  return groups;
}
