import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DocumentAgreement } from './document-agreement.entity';
import type { RentalRequest } from '../rental-request.entity';

/** The rental agreement as it was accepted. */
@Injectable()
export class AgreementText {
  constructor(
    @InjectRepository(DocumentAgreement) private readonly agreements: Repository<DocumentAgreement>,
  ) {}

  /** Safe HTML, filled in. @throws NotFound when none was published at the time of the request */
  async of(request: RentalRequest): Promise<string> {
    const agreement = await this.agreements.findOneBy({
      rental_request_id: request.id,
      kind: 'rental_agreement',
    });
    if (!agreement) throw new NotFound();
    return agreement.content;
  }
}
