import { Authenticated, Loaded, OpenedByAddress, Show } from '@laravel-wire/nest';
import { Controller, Header } from '@nestjs/common';
import { rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { AgreementText } from '../rules/agreement/agreement-text';
import { answerFile, CountsAs, UNKEPT } from '@kit/server/pdf/pdf-limit';
import { AgreementDocuments } from '../documents/agreement-documents';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';

/**
 * Opened by itself, the text is a page of this site: it runs nothing, loads pictures alone and is framed by no other.
 */
export const SANDBOXED = [
  'content-security-policy',
  "sandbox; default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
] as const;

@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class AgreementController {
  constructor(
    private readonly agreements: AgreementText,
    private readonly papers: AgreementDocuments,
  ) {}

  @Show('agreement', RentalRequestScope, rentalRequestPolicy.view)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(...SANDBOXED)
  show(@Loaded() request: RentalRequest) {
    return this.agreements.of(request);
  }

  @Show('agreement/accepted', RentalRequestScope, rentalRequestPolicy.view)
  @OpenedByAddress()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(...SANDBOXED)
  accepted(@Loaded() request: RentalRequest) {
    return this.agreements.accepted(request);
  }

  @Show('agreement.pdf', RentalRequestScope, rentalRequestPolicy.view)
  @OpenedByAddress()
  @CountsAs('paper')
  @Header(...UNKEPT)
  async pdf(@Loaded() request: RentalRequest) {
    return answerFile(await this.papers.pdf(request));
  }
}
