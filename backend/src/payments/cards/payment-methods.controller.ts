import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  type ListQuery,
  Loaded,
  Show,
  StoreMany,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import type { Actor, ConfirmedCardInput, DefaultCardInput } from '@yard/contracts';
import {
  confirmedCardRules,
  defaultCardRules,
  ownRecordPolicy,
  paymentMethodType,
  setUpCardRules,
} from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { PaymentMethod } from './payment-method.entity';
import { PaymentMethodsService } from './payment-methods.service';
import { presentPaymentMethod } from './present-payment-method';
import { StoredCards } from './stored-cards';

export const PaymentMethodScope = scopeOf(PaymentMethod);

@Controller(paymentMethodType.endpoint)
@Authenticated()
export class PaymentMethodsController {
  constructor(
    private readonly methods: PaymentMethodsService,
    private readonly cards: StoredCards,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(paymentMethodType) list: ListQuery) {
    return paginated(await this.methods.page(actor.id, list), list, presentPaymentMethod);
  }

  @Post()
  store(@CurrentUser() actor: Actor) {
    return this.cards.setUp(actor.id);
  }

  @StoreMany()
  storeMany(@CurrentUser() actor: Actor, @Valid(manyRules(setUpCardRules)) { data }: { data: unknown[] }) {
    return this.cards.setUpMany(actor.id, data.length);
  }

  @Post('confirmed')
  async confirmed(@CurrentUser() actor: Actor, @Valid(confirmedCardRules) input: ConfirmedCardInput) {
    return presentPaymentMethod(await this.cards.confirm(actor.id, input.setup_intent_id));
  }

  @Show(':id', PaymentMethodScope, ownRecordPolicy.change)
  show(@Loaded() method: PaymentMethod) {
    return presentPaymentMethod(method);
  }

  @Action(':id/default', PaymentMethodScope, ownRecordPolicy.change)
  async makeDefault(@Loaded() method: PaymentMethod, @Valid(defaultCardRules) input: DefaultCardInput) {
    return presentPaymentMethod(await this.methods.makeDefault(method, input));
  }

  @Destroy(':id', PaymentMethodScope, ownRecordPolicy.change)
  destroy(@Loaded() method: PaymentMethod) {
    return this.methods.remove(method);
  }
}
