import { Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { defineRecord, rules } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  CurrentUser,
  Filters,
  type FiltersOf,
  Forbidden,
  Loaded,
  readsAsTrue,
  Valid,
} from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';
import { type Attributes, Database } from '../database/database';
import { rentalRequestModel } from '../database/models';
import { ifSent, pageOf } from '../lists';
import { fullRequestView, requestView } from './rental-request-view';
import {
  type FoundRequest,
  isPending,
  mayDelete,
  maySee,
  ownerOf,
  RentalRequestScope,
  sees,
} from './rental-request.scope';

const rentalRequest = defineRecord({
  endpoint: 'api/rental_requests',
  sortBy: 'created_at',
  channel: 'rental_requests',
});

const lines = {
  machine_id: 'required|integer|exists:machines,id',
  address_id: 'nullable|integer|exists:addresses,id',
  start_date: 'required|date_format:Y-m-d|after:today',
  end_date: 'required|date_format:Y-m-d|after_or_equal:start_date',
  start_time: 'nullable|date_format:H:i',
  end_time: 'nullable|date_format:H:i',
  details: 'nullable|string|max:2000',
  delivery_enabled: 'required|boolean',
  delivery_distance: 'nullable|numeric|min:0|max:500',
  stripe_payment_method_id: 'nullable|string|max:255',
  agree_to_terms_and_conditions: 'accepted',
  agree_to_privacy_policy: 'accepted',
  agree_to_insurance_disclaimer: 'accepted',
  agree_to_rental_agreement: 'accepted',
};
const storeRules = rules(lines);
const updateRules = rules(ifSent(lines));

@Controller('api/rental_requests')
@Authenticated()
export class RentalRequestsController {
  constructor(private readonly database: Database) {}

  @Get()
  index(@Filters(rentalRequest) filters: FiltersOf, @CurrentUser() user: Person): object {
    const { needs_attention: pending, machine_id: machineId } = filters.query;
    const isWanted = (row: Attributes): boolean =>
      sees(user, { row, ownerId: ownerOf(this.database, row) }) &&
      (!readsAsTrue(pending) || isPending(this.database, row)) &&
      (!machineId || row['machine_id'] === (Number.parseFloat(String(machineId)) || 0));
    const rows = this.database.all(rentalRequestModel, isWanted, 'created_at');
    return pageOf(rows, filters, (row) => requestView(this.database, row));
  }

  @Post()
  store(@Valid(storeRules) input: Attributes, @CurrentUser() user: Person): object {
    const request = this.database.insert(rentalRequestModel, { ...input, user_id: user.id });
    return requestView(this.database, request);
  }

  @Get(':id')
  @Can(RentalRequestScope, maySee)
  show(@Loaded() { row }: FoundRequest): object {
    return fullRequestView(this.database, row);
  }

  @Patch(':id')
  @Can(RentalRequestScope, maySee)
  update(
    @Loaded() { row }: FoundRequest,
    @Valid(updateRules) input: Attributes,
    @CurrentUser() user: Person,
  ): object {
    if (row['user_id'] !== user.id) throw new Forbidden('Only the renter may change this rental request.');
    return requestView(this.database, this.database.update(rentalRequestModel, row, input));
  }

  @Put(':id')
  @Can(RentalRequestScope, maySee)
  replace(
    @Loaded() request: FoundRequest,
    @Valid(updateRules) input: Attributes,
    @CurrentUser() user: Person,
  ): object {
    return this.update(request, input, user);
  }

  @Delete(':id')
  @Can(RentalRequestScope, mayDelete)
  @HttpCode(204)
  destroy(@Loaded() { row }: FoundRequest): void {
    this.database.delete(rentalRequestModel, row);
  }
}
