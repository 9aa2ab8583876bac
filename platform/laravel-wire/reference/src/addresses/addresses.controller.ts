import { Controller, Get, Injectable, Post } from '@nestjs/common';
import { allow, defineRecord, deny, rules, type Verdict } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  CurrentUser,
  Destroy,
  Filters,
  type FiltersOf,
  Loaded,
  type RecordScope,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';
import { type Attributes, Database, shownAs } from '../database/database';
import { addressModel } from '../database/models';
import { ifSent, pageOf } from '../lists';

const address = defineRecord({ endpoint: 'api/addresses', sortBy: 'line1', channel: 'addresses' });

const lines = {
  line1: 'required|string|max:255',
  line2: 'nullable|string|max:255',
  city: 'required|string|max:255',
  state: 'required|in:AL,AK,AZ,CA,CO,FL,NY,TX,UT,WA',
  postal_code: 'required|regex:/^\\d{5}(-\\d{4})?$/',
  confirmed: 'boolean',
  geotag: 'nullable|array',
  'geotag.lat': 'numeric|between:-90,90',
  'geotag.lng': 'numeric|between:-180,180',
};
const addressRules = rules(lines);
const changeRules = rules(ifSent(lines));
const manyAddressRules = rules({
  data: 'required|array|min:1|max:50',
  ...Object.fromEntries(Object.entries(lines).map(([name, line]) => [`data.*.${name}`, line])),
});

@Injectable()
export class AddressScope implements RecordScope<Attributes> {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<Attributes | null> {
    return this.database.find(addressModel, id);
  }
}

const isOwn = (actor: Person, record: Attributes): Verdict =>
  record['user_id'] === actor.id ? allow() : deny();

@Controller('api/addresses')
@Authenticated()
export class AddressesController {
  constructor(private readonly database: Database) {}

  @Get()
  index(@Filters(address) filters: FiltersOf, @CurrentUser() user: Person): object {
    const rows = this.database.all(addressModel, (row) => row['user_id'] === user.id, 'line1');
    return pageOf(rows, filters, (row) => shownAs(addressModel, row));
  }

  @Post()
  store(@Valid(addressRules) input: Attributes, @CurrentUser() user: Person): object {
    return shownAs(addressModel, this.database.insert(addressModel, { ...input, user_id: user.id }));
  }

  @StoreMany()
  storeMany(@Valid(manyAddressRules) input: { data: Attributes[] }, @CurrentUser() user: Person): object[] {
    // Laravel takes an object as an array too.
    return Object.values(input.data).map((one) => this.store(one, user));
  }

  @Get(':id')
  @Can(AddressScope, isOwn)
  show(@Loaded() record: Attributes): object {
    return shownAs(addressModel, record);
  }

  @Update()
  @Can(AddressScope, isOwn)
  update(@Loaded() record: Attributes, @Valid(changeRules) input: Attributes): object {
    return shownAs(addressModel, this.database.update(addressModel, record, input));
  }

  @Destroy()
  @Can(AddressScope, isOwn)
  destroy(@Loaded() record: Attributes): void {
    this.database.delete(addressModel, record);
  }
}
