import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor, type MachineInput, machineType, type UpdateMachineInput } from '@yard/contracts';
import { Address } from '../addresses/address.entity';
import { AddressesService } from '../addresses/addresses.service';
import { ContentReportsService } from '../../reports/content-reports.service';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { User } from '../../users/user.entity';
import {
  differsFrom,
  refusalOfMachine,
  mayList,
  mustBeChanged,
  mustBePossible,
  mustBePublishable,
  reportedOf,
} from './machine-checks';
import { inMachine, machineChanged } from './machine-changed';
import { type FieldName, ofOne } from '../../resources/field-name';
import { RecordEvents } from '../../resources/record-events';
import { attributesOf } from './machine-attributes';
import { changedMachineFields, NEW_DRAFT, newMachineFields } from './machine-fields';
import { located, type MachinePlace, NO_PLACE, placeOf } from './machine-place';
import { MachineUses } from './machine-uses';
import { Machine } from './machine.entity';
import { updateIndex } from '../search/index/update-index';

@Injectable()
export class MachinesService implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly addresses: AddressesService,
    private readonly uses: MachineUses,
    private readonly events: RecordEvents,
    private readonly reports: ContentReportsService,
  ) {}

  onModuleInit() {
    this.addresses.moved.register('machines', (tx, address) => this.follow(tx, address));
    this.addresses.removed.register('machines', (tx, address) => refusalOfMachine(tx, address.id));
    this.reports.hiddenBy('machine', async (tx, admin, { record_id }, reason) => {
      await this.takeOff(tx, admin, record_id, reason);
    });
  }

  /** Drafts of the actor's own, all or none. @throws ValidationFailed for an address that is not the actor's, or has no place */
  create(actor: Actor, inputs: MachineInput[], named: FieldName): Promise<Machine[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: Machine[] = [];
      for (const [index, input] of inputs.entries()) {
        const place = await this.place(tx, input.address_id ?? null, actor.id, named('address_id', index));
        mustBePossible(input, tx.now, (field) => named(field, index));
        const draft = { ...NEW_DRAFT, user_id: actor.id };
        const attributes = await attributesOf(tx, null, input, (field) => named(field, index));
        const fields = { ...newMachineFields(input), attributes };
        const machine = await tx.insert(Machine, { ...draft, ...fields, ...place });
        await this.changed(tx, actor, 'create', machine);
        created.push(machine);
      }
      await updateIndex(
        tx.manager,
        created.map(({ id }) => id),
      );
      return created;
    });
  }

  /** @throws ValidationFailed for an address not the owner's, or when a published machine would lose what it needs */
  update(actor: Actor, { id }: Machine, input: UpdateMachineInput): Promise<Machine> {
    return this.unitOfWork.run(async (tx) => {
      mustBePossible(input, tx.now, (field) => field);
      const machine = await this.locked(tx, id);
      const { address_id: addressId } = input;
      const place =
        addressId === undefined
          ? {}
          : await this.place(tx, addressId, machine.user_id, ofOne('address_id', 0));
      const attributes = await attributesOf(tx, machine, input, (field) => field);
      const fields = { ...changedMachineFields(input), attributes, ...place };
      await tx.update(machine, {
        ...fields,
        ...(differsFrom(machine, fields) && { taken_off_reason: null }),
      });
      if (machine.published_at) {
        mustBePublishable(machine);
        await this.reports.mark(tx, reportedOf(machine), 'machine');
      }
      await updateIndex(tx.manager, [id]);
      await this.changed(tx, actor, 'update', machine, { fields: Object.keys(input) });
      return machine;
    });
  }

  /**
   * A machine that is published already stays as it is. What an admin took off is changed first, unless an admin
   * publishes it.
   *
   * @throws Forbidden for an owner without store access; Conflict for an admin in their place, and for what is unchanged
   * @throws ValidationFailed naming what is missing
   */
  async publish(tx: Transaction, actor: Actor, { id, user_id }: Machine): Promise<Machine> {
    mayList(actor, await tx.lock(User, { id: user_id }));
    const machine = await this.locked(tx, id);
    mustBePublishable(machine);
    if (machine.published_at) return machine;
    mustBeChanged(actor, machine);
    await tx.update(machine, { published_at: tx.now, taken_off_reason: null });
    await updateIndex(tx.manager, [id]);
    await this.reports.mark(tx, reportedOf(machine), 'machine');
    await this.changed(tx, actor, 'publish', machine);
    return machine;
  }

  /** Back to a draft; requests that were made stand. A draft stays as it is. */
  unpublish(actor: Actor, { id }: Machine): Promise<Machine> {
    return this.unitOfWork.run((tx) => this.takeOff(tx, actor, id));
  }

  report(reporter: User, machine: Machine, reason: string): Promise<void> {
    return this.reports.report(reporter, reportedOf(machine), reason);
  }

  /** @throws Conflict while rentals of it are open */
  remove(actor: Actor, { id }: Machine): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await this.locked(tx, id);
      const reason = await this.uses.reasonToStay(tx, id);
      if (reason !== null) throw new Conflict(reason);
      await tx.remove(machine);
      await this.uses.removed(tx, id);
      await updateIndex(tx.manager, [id]);
      const change = { actor, action: 'delete', name: 'machine', type: machineType, record: machine };
      await this.events.changed(tx, { ...change, owner: machine.user_id, message: null });
    });
  }

  /** The machine's row, locked to the end of the transaction. @throws NotFound when it was deleted meanwhile */
  locked(tx: Transaction, id: number): Promise<Machine> {
    return tx.lockOne(Machine, id);
  }

  /** Like `unpublish`. @param reason  an admin's: even a draft must change before it is published again */
  async takeOff(tx: Transaction, actor: Actor, id: number, reason?: string): Promise<Machine> {
    const machine = await this.locked(tx, id);
    if (reason !== undefined) await tx.update(machine, { taken_off_reason: reason });
    if (!machine.published_at) return machine;
    await tx.update(machine, { published_at: null, withdrawn_at: tx.now });
    await updateIndex(tx.manager, [id]);
    await this.changed(tx, actor, 'unpublish', machine, reason === undefined ? {} : { reason });
    return machine;
  }

  private async place(
    tx: Transaction,
    id: number | null,
    userId: number,
    field: string,
  ): Promise<MachinePlace> {
    if (id === null) return NO_PLACE;
    const address = await tx.manager.findOneBy(Address, { id, user_id: userId });
    if (!address)
      throw ValidationFailed.field(field, `The selected ${field.replaceAll('_', ' ')} is invalid.`);
    return placeOf(located(address, field));
  }

  private async follow(tx: Transaction, address: Address): Promise<void> {
    const machines = await tx.manager.findBy(Machine, { address_id: address.id });
    for (const machine of machines) {
      const place = placeOf(located(address, 'postal_code'));
      await tx.update(machine, { ...place, ...(differsFrom(machine, place) && { taken_off_reason: null }) });
      await machineChanged(this.events, tx, inMachine(machine));
    }
    await updateIndex(
      tx.manager,
      machines.map(({ id }) => id),
    );
  }

  private changed(tx: Transaction, actor: Actor, action: string, machine: Machine, data = {}): Promise<void> {
    const change = {
      actor,
      action,
      name: 'machine',
      type: machineType,
      record: machine,
      owner: machine.user_id,
    };
    // Strangers see another place than the owner: each reads the machine anew.
    return this.events.changed(tx, { ...change, message: { id: machine.id }, data });
  }
}
