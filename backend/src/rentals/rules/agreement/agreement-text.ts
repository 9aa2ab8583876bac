import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DocumentAgreement } from '../../records/document-agreement.entity';
import type { RentalRequest } from '../../records/rental-request.entity';

@Injectable()
export class AgreementText {
  constructor(
    @InjectRepository(DocumentAgreement) private readonly agreements: Repository<DocumentAgreement>,
  ) {}

  /** Safe HTML, filled in; with the streets once it is approved. @throws NotFound as `accepted` */
  async of(request: RentalRequest): Promise<string> {
    const { content, final_content } = await this.find(request);
    return final_content ?? content;
  }

  /** The accepted text. @throws NotFound when none was published at the time of the request */
  async accepted(request: RentalRequest): Promise<string> {
    return (await this.find(request)).content;
  }

  private async find(request: RentalRequest): Promise<DocumentAgreement> {
    const agreement = await this.agreements.findOneBy({
      rental_request_id: request.id,
      kind: 'rental_agreement',
    });
    if (!agreement) throw new NotFound();
    return agreement;
  }
}
