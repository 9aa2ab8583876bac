import { Authenticated, Loaded, OpenedByAddress, Show } from '@laravel-wire/nest';
import { Controller, Header } from '@nestjs/common';
import { rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { answerFile, CountsAs, UNKEPT } from '@kit/server/pdf/pdf-limit';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { ReceiptsService } from '../documents/receipts.service';

@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class ReceiptController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Show('receipt.pdf', RentalRequestScope, rentalRequestPolicy.viewReceipt)
  @OpenedByAddress()
  @CountsAs('paper')
  @Header(...UNKEPT)
  async pdf(@Loaded() request: RentalRequest) {
    return answerFile(await this.receipts.pdf(request));
  }

  @Show('receipt.csv', RentalRequestScope, rentalRequestPolicy.viewReceipt)
  @OpenedByAddress()
  @CountsAs('paper')
  @Header(...UNKEPT)
  async csv(@Loaded() request: RentalRequest) {
    return answerFile(await this.receipts.csv(request));
  }
}
