import { Authenticated, Can, CurrentUser, Filters, type ListQuery, Loaded } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { type Actor, ownRecordPolicy, paymentMethodType } from '@yard/contracts';
import { paginated } from '../database/page-of';
import type { PaymentMethod } from './payment-method.entity';
import { PaymentMethodScope } from './payment-methods.scope';
import { PaymentMethodsService } from './payment-methods.service';
import { presentPaymentMethod } from './present-payment-method';

@Controller(paymentMethodType.endpoint)
@Authenticated()
export class PaymentMethodsController {
  constructor(private readonly methods: PaymentMethodsService) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(paymentMethodType) list: ListQuery) {
    return paginated(await this.methods.page(actor.id, list), list, presentPaymentMethod);
  }

  @Post()
  store(@CurrentUser() actor: Actor) {
    return this.methods.setUp(actor.id);
  }

  @Get(':id')
  @Can(PaymentMethodScope, ownRecordPolicy.change)
  show(@Loaded() method: PaymentMethod) {
    return presentPaymentMethod(method);
  }

  @Post(':id/default')
  @HttpCode(200)
  @Can(PaymentMethodScope, ownRecordPolicy.change)
  async makeDefault(@Loaded() method: PaymentMethod) {
    return presentPaymentMethod(await this.methods.makeDefault(method));
  }

  @Delete(':id')
  @HttpCode(204)
  @Can(PaymentMethodScope, ownRecordPolicy.change)
  destroy(@Loaded() method: PaymentMethod) {
    return this.methods.remove(method);
  }
}
