import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  type FiltersOf,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import type { Actor, AddressInput, UpdateAddressInput } from '@yard/contracts';
import { addressRules, addressType, ownRecordPolicy, updateAddressRules } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { Address } from './address.entity';
import { ofMany, ofOne } from '../../resources/field-name';
import { AddressesService, presentAddress } from './addresses.service';

export const AddressScope = scopeOf(Address);

@Controller(addressType.endpoint)
@Authenticated()
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(addressType) filters: FiltersOf) {
    return paginated(await this.addresses.page(actor, filters), filters, presentAddress);
  }

  @Post()
  async store(@CurrentUser() actor: Actor, @Valid(addressRules) input: AddressInput) {
    const [address] = await this.addresses.create(actor, [input], ofOne);
    return address && presentAddress(address);
  }

  @StoreMany()
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(addressRules)) input: { data: AddressInput[] },
  ) {
    return (await this.addresses.create(actor, input.data, ofMany)).map(presentAddress);
  }

  @Show(':id', AddressScope, ownRecordPolicy.view)
  show(@Loaded() address: Address) {
    return presentAddress(address);
  }

  @Update(':id', AddressScope, ownRecordPolicy.change)
  async update(@Loaded() address: Address, @Valid(updateAddressRules) input: UpdateAddressInput) {
    return presentAddress(await this.addresses.update(address, input));
  }

  @Action(':id/confirm', AddressScope, ownRecordPolicy.change)
  async confirm(@Loaded() address: Address) {
    return presentAddress(await this.addresses.confirm(address));
  }

  @Destroy(':id', AddressScope, ownRecordPolicy.change)
  destroy(@Loaded() address: Address) {
    return this.addresses.remove(address);
  }
}
