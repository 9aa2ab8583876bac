import type { ErrorBag } from '@laravel-wire/core';
import { Forbidden } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { zoneOf } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { todayIn } from '@yard/dates';
import type { EntityManager } from 'typeorm';
import { Address } from '../../../catalog/addresses/address.entity';
import { DeliveryOption } from '../../../catalog/parts/delivery-option.entity';
import { isOffered } from '../../../catalog/search/machine-visibility';
import { Machine } from '../../../catalog/machines/machine.entity';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { PaymentMethodsService } from '../../../payments/cards/payment-methods.service';
import { User } from '../../../users/user.entity';
import { DeliveriesService } from '../prices/deliveries.service';
import { priceRental } from '../prices/price-rental';
import { RentalPolicies, type PolicyVersions } from '../agreement/rental-policies';
import type { RentalRequest } from '../../records/rental-request.entity';
import { addressErrors, invalid, type AgreedTerms, spanErrors, type WantedRental } from './agreed-terms';

type Checked = { terms: AgreedTerms } | { errors: ErrorBag };

@Injectable()
export class TermsService {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly methods: PaymentMethodsService,
    private readonly basis: RentalPolicies,
  ) {}

  /**
   * Runs in the transaction that acts on it, the machine locked: checked terms are charged and saved.
   *
   * @param before  the request that is being changed: unchanged parts are not checked again
   * @throws Forbidden for the actor's own machine
   */
  async check(
    tx: Transaction,
    actor: User,
    wanted: WantedRental,
    before: RentalRequest | null = null,
  ): Promise<Checked> {
    const { manager, now } = tx;
    const machine = await tx.lock(Machine, { id: wanted.machine_id });
    const verdict = machine && rentalRequestPolicy.create(actor, machine);
    if (verdict?.allowed === false) throw new Forbidden(verdict.message);
    const isUnchanged = machine !== null && before?.machine_id === machine.id;
    if (!machine || !(isUnchanged || (await isOffered(manager, machine)))) {
      return { errors: invalid('machine_id') };
    }
    const address = await addressOf(manager, actor, wanted, before);
    const option = await optionOf(manager, wanted);
    const errors = {
      ...(address ? addressErrors(address) : invalid('address_id')),
      ...spanErrors(wanted, machine, todayIn(zoneOf(machine), now), before),
      ...(wanted.delivery_enabled && !option ? optionErrors(wanted) : {}),
    };
    if (!address || Object.keys(errors).length > 0) return { errors };
    const basis = await this.basis.for(manager, before);
    return this.priced(manager, { actor, wanted, machine, address, option, basis });
  }

  /** Errors unless the card is their own, a test card or unchanged. May call the provider: no transaction. */
  async cardErrors(actor: User, wanted: WantedRental, before: RentalRequest | null): Promise<ErrorBag> {
    const card = wanted.stripe_payment_method_id;
    const isUnchanged = before?.stripe_payment_method_id === card;
    if (card === null || isUnchanged || (await this.methods.mayUse(actor.id, card))) return {};
    return invalid('stripe_payment_method_id');
  }

  private async priced(manager: EntityManager, found: Found): Promise<Checked> {
    const { actor, wanted, machine, address, option, basis } = found;
    const place = { geotag: address.geotag, own: true };
    const priced = priceRental({
      rates: machine,
      start_date: wanted.start_date,
      end_date: wanted.end_date,
      delivery: option && this.deliveries.price(actor, machine, option, place),
      deposit: basis.depositPolicy,
    });
    if ('errors' in priced) return priced;
    const owner = await manager.findOneOrFail(User, { where: { id: machine.user_id }, withDeleted: true });
    const terms = {
      machine,
      owner,
      address,
      price: priced.price,
      option_id: option?.id ?? null,
      deposit_policy_id: basis.depositPolicy.id,
      cancellation_policy_id: basis.cancellationPolicyId,
      documents: basis.documents,
    };
    return { terms };
  }
}

function addressOf(
  manager: EntityManager,
  actor: User,
  { address_id }: WantedRental,
  before: RentalRequest | null,
) {
  const where = { id: address_id, user_id: actor.id };
  return manager.findOne(Address, { where, withDeleted: before?.address_id === address_id });
}

async function optionOf(
  manager: EntityManager,
  { delivery_enabled, machine_delivery_option_id, machine_id }: WantedRental,
) {
  if (!delivery_enabled || machine_delivery_option_id === null) return null;
  return manager.findOneBy(DeliveryOption, { id: machine_delivery_option_id, machine_id });
}

interface Found {
  actor: User;
  wanted: WantedRental;
  machine: Machine;
  address: Address;
  option: DeliveryOption | null;
  basis: PolicyVersions;
}

function optionErrors({ machine_delivery_option_id }: WantedRental): ErrorBag {
  if (machine_delivery_option_id !== null) return invalid('machine_delivery_option_id');
  return {
    machine_delivery_option_id: [
      'The machine delivery option id field is required when delivery is enabled.',
    ],
  };
}
