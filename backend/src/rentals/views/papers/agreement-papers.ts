import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '@yard/server/base/clock/clock';
import type { PaperFile } from '@yard/server/papers/paper';
import { renderPaper } from '@yard/server/papers/render-paper';
import { UsersService } from '../../../people/users/users.service';
import { DocumentAgreement } from '../../records/document-agreement.entity';
import type { RentalRequest } from '../../records/rental-request.entity';
import { agreementPaper } from './agreement-paper';
import { RentalParties } from './rental-parties';

/** The rental agreement on paper. */
@Injectable()
export class AgreementPapers {
  constructor(
    @InjectRepository(DocumentAgreement) private readonly agreements: Repository<DocumentAgreement>,
    private readonly parties: RentalParties,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when none was published at the time of the request */
  async pdf(request: RentalRequest): Promise<PaperFile> {
    const agreements = await this.agreements.find({
      where: { rental_request_id: request.id },
      order: { id: 'ASC' },
    });
    const text = agreements.find(({ kind }) => kind === 'rental_agreement');
    if (!text) throw new NotFound();
    const names = await this.users.namesOf(agreements.map(({ user_id }) => user_id));
    const accepted = agreements.map((one) => ({ ...one, accepted_by: names.get(one.user_id) ?? '' }));
    const agreed = { request, parties: await this.parties.of(request), text, accepted };
    const bytes = await renderPaper(agreementPaper(agreed, this.clock.now()));
    return { name: `rental-agreement-${request.id}.pdf`, type: 'application/pdf', bytes };
  }
}
