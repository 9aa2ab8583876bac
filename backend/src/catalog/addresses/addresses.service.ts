import { Conflict, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, AddressInput, AddressRecord, UpdateAddressInput } from '@yard/contracts';
import { addressType } from '@yard/contracts';
import { addressShape } from '@yard/contracts/records';
import { Not, Repository } from 'typeorm';
import { OwnRecords, type OwnTable } from './own-records';
import { presenterOf, type Rows } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';
import { HourlyLimits } from '../../users/hourly-limits';
import type { FieldName } from '../../resources/field-name';
import { Address } from './address.entity';
import { PlacesService, wholeGeotag } from './places.service';

export const presentAddress = presenterOf(addressShape);

type MovedAct = (tx: Transaction, address: Address) => Promise<void>;
type RemovalQuestion = (tx: Transaction, address: Address) => Promise<string | null>;

@Injectable()
export class AddressesService {
  private readonly own: OwnTable<Address, AddressRecord>;
  /** Others keep copies of an address's place; they are notified within the same transaction. */
  readonly moved = new TransactionHooks<MovedAct>(['machines']);
  /** Others that stand on an address may refuse its deletion with a sentence; null lets it go. */
  readonly removed = new TransactionHooks<RemovalQuestion>(['machines']);

  constructor(
    @InjectRepository(Address) rows: Repository<Address>,
    records: OwnRecords,
    private readonly places: PlacesService,
    private readonly limits: HourlyLimits,
  ) {
    this.own = records.of({ entity: Address, rows, type: addressType, present: presentAddress });
  }

  page(actor: Actor, list: ListQuery): Promise<Rows<Address>> {
    return this.own.page(actor, list);
  }

  /**
   * All or nothing; an address without a geotag gets its postal code's place.
   *
   * @param named  what an entry's field is called in errors
   * @throws TooManyRequests; ValidationFailed for a geotag that is astray
   */
  async create(actor: Actor, inputs: AddressInput[], named: FieldName): Promise<Address[]> {
    await this.limits.count(actor, 'addresses', inputs.length);
    const located = await Promise.all(
      inputs.map((input, index) => this.places.locate(input, named('geotag', index))),
    );
    return this.own.create(
      located.map((input) => ({
        user_id: actor.id,
        line1: input.line1,
        line2: input.line2 ?? null,
        city: input.city,
        state: input.state.toUpperCase(),
        postal_code: input.postal_code,
        geotag: input.geotag,
        confirmed: input.confirmed ?? false,
        own: input.own ?? false,
      })),
      (tx, address) => this.keepOneOwn(tx, address),
    );
  }

  async update(address: Address, input: UpdateAddressInput): Promise<Address> {
    const isKnown = address.geotag !== null && input.postal_code === address.postal_code;
    const moved = input.postal_code !== undefined && input.geotag === undefined && !isKnown;
    const { geotag: given, postal_code = address.postal_code } = input;
    const isPlaced = moved || wholeGeotag(given);
    const { geotag } = isPlaced
      ? await this.places.locate({ postal_code, geotag: given })
      : { geotag: wholeGeotag(given) };
    const state = input.state?.toUpperCase();
    const changes = {
      ...input,
      state,
      confirmed: input.confirmed ?? undefined,
      own: input.own ?? undefined,
      geotag,
    };
    return this.own.update(address, changes, async (tx) => {
      await this.keepOneOwn(tx, address);
      for (const follow of this.moved.ordered) await follow(tx, address);
    });
  }

  confirm(address: Address): Promise<Address> {
    return this.own.update(address, { confirmed: true });
  }

  private async keepOneOwn(tx: Transaction, { id, user_id, own }: Address): Promise<void> {
    if (!own) return;
    for (const before of await tx.lockAll(Address, { user_id, own: true, id: Not(id) })) {
      await tx.update(before, { own: false });
      this.own.publishSaved(tx, before);
    }
  }

  /** @throws Conflict while something stands there */
  remove(address: Address): Promise<void> {
    return this.own.remove(address, async (tx) => {
      for (const ask of this.removed.ordered) {
        const refusal = await ask(tx, address);
        if (refusal) throw new Conflict(refusal);
      }
    });
  }
}
