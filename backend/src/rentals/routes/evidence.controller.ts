import { Authenticated, Can, CurrentUser, Loaded, OpenedByAddress } from '@laravel-wire/nest';
import { Controller, Get, Header } from '@nestjs/common';
import { rentalRequestPolicy, rentalRequestType } from '@yard/contracts';
import { answerFile, UNKEPT } from '@yard/server/pdf/answer-file';
import type { User } from '../../people/users/user.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { EvidenceFiles } from '../views/documents/evidence-files';

@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class EvidenceController {
  constructor(private readonly evidence: EvidenceFiles) {}

  /** Everything about the rental in one file, for a bank, an insurer or a court. */
  @Get('evidence')
  @OpenedByAddress()
  @Header(...UNKEPT)
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  async pdf(@CurrentUser() user: User, @Loaded() request: RentalRequest) {
    return answerFile(await this.evidence.pdf(request, user));
  }
}
