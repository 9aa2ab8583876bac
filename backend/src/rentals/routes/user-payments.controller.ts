import { Authenticated, CurrentUser, type ListQuery } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { userPaymentType } from '@yard/contracts/user-payments';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { UserPaymentsService } from '../views/payments/user-payments.service';

@Controller(userPaymentType.endpoint)
@Authenticated()
export class UserPaymentsController {
  constructor(private readonly payments: UserPaymentsService) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(userPaymentType) list: ListQuery) {
    return paginated(await this.payments.page(actor, list), list, (payment) => payment);
  }
}
