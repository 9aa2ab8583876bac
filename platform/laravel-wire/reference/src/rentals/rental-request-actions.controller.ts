import { Controller, HttpCode, Post } from '@nestjs/common';
import { rules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Loaded, Valid } from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';
import { type Attributes, Database } from '../database/database';
import { cancellationModel, rentalRequestModel } from '../database/models';
import { addMessage } from '../support/message-views';
import { fullRequestView } from './rental-request-view';
import {
  type FoundRequest,
  mayDecide,
  maySee,
  RENTAL_REQUEST,
  RentalRequestScope,
  requirePending,
} from './rental-request.scope';

const decisionRules = rules({ message: 'required|string|max:1000' });
const cancelRules = rules({ reason: 'required|string|max:1000' });

@Controller('api/rental_requests/:id')
@Authenticated()
export class RentalRequestActionsController {
  constructor(private readonly database: Database) {}

  @Post('approve')
  @HttpCode(200)
  @Can(RentalRequestScope, mayDecide)
  approve(
    @Loaded() { row }: FoundRequest,
    @Valid(decisionRules) input: { message: string },
    @CurrentUser() user: Person,
  ): object {
    return this.#decide(row, 'approved_at', input.message, user);
  }

  @Post('decline')
  @HttpCode(200)
  @Can(RentalRequestScope, mayDecide)
  decline(
    @Loaded() { row }: FoundRequest,
    @Valid(decisionRules) input: { message: string },
    @CurrentUser() user: Person,
  ): object {
    return this.#decide(row, 'declined_at', input.message, user);
  }

  @Post('cancel')
  @HttpCode(200)
  @Can(RentalRequestScope, maySee)
  cancel(
    @Loaded() { row }: FoundRequest,
    @Valid(cancelRules) input: { reason: string },
    @CurrentUser() user: Person,
  ): object {
    requirePending(this.database, row);
    this.database.insert(cancellationModel, {
      rental_request_id: row['id'],
      user_id: user.id,
      reason: input.reason,
    });
    return fullRequestView(this.database, row);
  }

  #decide(row: Attributes, stamp: string, message: string, user: Person): object {
    requirePending(this.database, row);
    const decided = this.database.update(rentalRequestModel, row, { [stamp]: this.database.now() });
    addMessage(this.database, { type: RENTAL_REQUEST, id: row['id'] }, user.id, message);
    return fullRequestView(this.database, decided);
  }
}
