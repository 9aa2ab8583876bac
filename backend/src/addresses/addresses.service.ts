import { Broadcaster, Conflict, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type Actor, type AddressInput, addressType, type UpdateAddressInput } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { pageOf, type Rows } from '../database/page-of';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { Address } from './address.entity';
import { PlacesService, wholeGeotag } from './places.service';
import { presentAddress } from './present-address';

type MoveListener = (tx: Transaction, address: Address) => Promise<void>;
type RemovalQuestion = (tx: Transaction, address: Address) => Promise<string | null>;

@Injectable()
export class AddressesService {
  private readonly moveListeners: MoveListener[] = [];
  private readonly removalQuestions: RemovalQuestion[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly places: PlacesService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Others keep copies of an address's place; they are told within the same transaction. */
  whenMoved(listener: MoveListener): void {
    this.moveListeners.push(listener);
  }

  /** Others that stand on an address may refuse its deletion with a sentence; null lets it go. */
  beforeRemoval(ask: RemovalQuestion): void {
    this.removalQuestions.push(ask);
  }

  /** The actor's own addresses; an admin sees everybody's. */
  page(actor: Actor, list: ListQuery): Promise<Rows<Address>> {
    const where = actor.admin ? {} : { user_id: actor.id };
    return pageOf(this.dataSource.getRepository(Address), where, list);
  }

  /** All or nothing; an address without a geotag gets its postal code's place. */
  async create(actor: Actor, inputs: AddressInput[]): Promise<Address[]> {
    const located = await Promise.all(inputs.map((input) => this.places.locate(input)));
    return this.unitOfWork.run(async (tx) => {
      const created: Address[] = [];
      for (const input of located) {
        const address = await tx.insert(Address, {
          user_id: actor.id,
          line1: input.line1,
          line2: input.line2 ?? null,
          city: input.city,
          state: input.state.toUpperCase(),
          postal_code: input.postal_code,
          geotag: input.geotag,
          confirmed: input.confirmed ?? false,
        });
        created.push(address);
        this.tellSaved(tx, address);
      }
      return created;
    });
  }

  async update(address: Address, input: UpdateAddressInput): Promise<Address> {
    const moved = input.postal_code !== undefined && input.geotag === undefined;
    const geotag = moved
      ? await this.places.ofPostalCode(input.postal_code ?? '')
      : wholeGeotag(input.geotag);
    return this.unitOfWork.run(async (tx) => {
      await tx.update(address, {
        ...input,
        state: input.state?.toUpperCase(),
        confirmed: input.confirmed ?? undefined,
        geotag,
      });
      for (const listener of this.moveListeners) await listener(tx, address);
      this.tellSaved(tx, address);
      return address;
    });
  }

  confirm(address: Address): Promise<Address> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(address, { confirmed: true });
      this.tellSaved(tx, address);
      return address;
    });
  }

  /** @throws Conflict while something stands there */
  remove(address: Address): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      for (const ask of this.removalQuestions) {
        const refusal = await ask(tx, address);
        if (refusal) throw new Conflict(refusal);
      }
      await tx.remove(address);
      tx.afterCommit(() => this.broadcaster.deleted(addressType, [address.user_id], address.id));
    });
  }

  private tellSaved(tx: Transaction, address: Address) {
    const message = { model: presentAddress(address) };
    tx.afterCommit(() => this.broadcaster.saved(addressType, [address.user_id], message));
  }
}
