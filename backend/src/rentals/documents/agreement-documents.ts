import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import type { PdfFile } from '@kit/server/pdf/pdf-content';
import { renderAside } from '@kit/server/pdf/render-aside';
import { UsersService } from '../../users/users.service';
import { DocumentAgreement } from '../records/document-agreement.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { agreementDocument } from './agreement-document';
import { RentalParties } from './rental-parties';

@Injectable()
export class AgreementDocuments {
  constructor(
    @InjectRepository(DocumentAgreement) private readonly agreements: Repository<DocumentAgreement>,
    private readonly parties: RentalParties,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when none was published at the time of the request */
  async pdf(request: RentalRequest): Promise<PdfFile> {
    const agreements = await this.agreements.find({
      where: { rental_request_id: request.id },
      order: { id: 'ASC' },
    });
    const text = agreements.find(({ kind }) => kind === 'rental_agreement');
    if (!text) throw new NotFound();
    const names = await this.users.namesOf(agreements.map(({ user_id }) => user_id));
    const accepted = agreements.map((one) => ({ ...one, accepted_by: names.get(one.user_id) ?? '' }));
    const agreed = { request, parties: await this.parties.of(request), text, accepted };
    const bytes = await renderAside(agreementDocument(agreed, this.clock.now()));
    return { name: `rental-agreement-${request.id}.pdf`, type: 'application/pdf', bytes };
  }
}
