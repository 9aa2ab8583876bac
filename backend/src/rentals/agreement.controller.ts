import { Authenticated, Can, Loaded } from '@laravel-wire/nest';
import { Controller, Get, Header } from '@nestjs/common';
import { rentalRequestPolicy, rentalRequestType } from '@yard/contracts';
import { AgreementText } from './agreement-text.service';
import type { RentalRequest } from './rental-request.entity';
import { RentalRequestScope } from './rental-requests.scope';

@Controller(`${rentalRequestType.endpoint}/:id/agreement`)
@Authenticated()
export class AgreementController {
  constructor(private readonly agreements: AgreementText) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  show(@Loaded() request: RentalRequest) {
    return this.agreements.of(request);
  }
}
