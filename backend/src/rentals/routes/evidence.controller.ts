import { Authenticated, CurrentUser, Loaded, OpenedByAddress, Show, Valid } from '@laravel-wire/nest';
import { Controller, Header } from '@nestjs/common';
import { type EvidenceInput, evidenceRules, rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { answerFile, CountsAs, UNKEPT } from '@kit/server/pdf/pdf-limit';
import type { User } from '../../users/user.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { EvidenceFiles } from '../documents/evidence-files';

@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class EvidenceController {
  constructor(private readonly evidence: EvidenceFiles) {}

  /** Everything about the rental in one file, for a bank, an insurer or a court; long threads go on in further parts. */
  @Show('evidence', RentalRequestScope, rentalRequestPolicy.view)
  @OpenedByAddress()
  @CountsAs('whole')
  @Header(...UNKEPT)
  async pdf(
    @CurrentUser() user: User,
    @Loaded() request: RentalRequest,
    @Valid(evidenceRules) { part }: EvidenceInput,
  ) {
    return answerFile(await this.evidence.pdf(request, user, part ?? 1));
  }
}
