import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { PdfFile } from '@kit/server/pdf/pdf-content';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { Cancellation } from '../records/cancellation.entity';
import { RentalBill } from '../records/rental-bill.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { type Receipt, receiptOf } from './receipt';
import { receiptCsv } from './receipt-csv';
import { receiptPdf } from './receipt-document';
import { RentalParties } from './rental-parties';

@Injectable()
export class ReceiptsService {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(Refund) private readonly refunds: Repository<Refund>,
    @InjectRepository(Cancellation) private readonly cancellations: Repository<Cancellation>,
    @InjectRepository(RentalBill) private readonly bills: Repository<RentalBill>,
    private readonly parties: RentalParties,
  ) {}

  /** @throws NotFound while nothing was collected */
  async pdf(request: RentalRequest): Promise<PdfFile> {
    return receiptPdf(await this.of(request));
  }

  /** @throws NotFound while nothing was collected */
  async csv(request: RentalRequest): Promise<PdfFile> {
    return receiptCsv(await this.of(request));
  }

  private async of(request: RentalRequest): Promise<Receipt> {
    const order = { id: 'ASC' } as const;
    const payments = await this.payments.find({ where: { rental_request_id: request.id }, order });
    const ids = payments.map(({ id }) => id);
    const refunds = await this.refunds.find({ where: { payment_id: In(ids) }, order });
    const own = { rental_request_id: request.id };
    const isCancelled = await this.cancellations.existsBy(own);
    const isBilled = await this.bills.existsBy(own);
    const moved = {
      request,
      parties: await this.parties.of(request),
      payments,
      refunds,
      isCancelled,
      isBilled,
    };
    const receipt = receiptOf(moved);
    if (!receipt) throw new NotFound('Nothing has been paid yet.');
    return receipt;
  }
}
