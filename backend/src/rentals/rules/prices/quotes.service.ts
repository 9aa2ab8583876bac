import { Unauthenticated, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, QuoteInput, QuoteRecord } from '@yard/contracts';
import { bookingPlan, tooFarAhead, tooLong, tooShort, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Repository } from 'typeorm';
import { Address } from '../../../catalog/addresses/address.entity';
import { PlacesService } from '../../../catalog/addresses/places.service';
import { CalendarService } from '../../../catalog/calendar/calendar.service';
import { DeliveryOption } from '../../../catalog/parts/delivery-option.entity';
import type { Machine } from '../../../catalog/machines/machine.entity';
import { MachineScope } from '../../../catalog/machines/machines.scope';
import { Clock } from '@kit/server/base/clock/clock';
import { DeliveriesService, type DeliveryPlace } from './deliveries.service';
import { RentalPolicies } from '../agreement/rental-policies';
import { presentQuote } from './present-quote';
import { priceRental } from './price-rental';

const NEW = { hasDeposit: false, isRentTried: false };

/** Quotes a rental for anybody who asks; nothing is created. */
@Injectable()
export class QuotesService {
  constructor(
    @InjectRepository(DeliveryOption) private readonly options: Repository<DeliveryOption>,
    @InjectRepository(Address) private readonly addresses: Repository<Address>,
    private readonly machines: MachineScope,
    private readonly calendar: CalendarService,
    private readonly deliveries: DeliveriesService,
    private readonly policies: RentalPolicies,
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** @throws Unauthenticated for a guest's address, ValidationFailed for a machine, address or option that is not there for this caller, and too many days */
  async quote(actor: Actor | null, input: QuoteInput): Promise<QuoteRecord> {
    const { start_date, end_date } = input;
    const long = tooLong(input);
    if (long) throw ValidationFailed.field('end_date', long);
    const machine = await this.machine(actor, input.machine_id);
    const zone = zoneOf(machine);
    const today = todayIn(zone, this.clock.now());
    const far = tooFarAhead(start_date, today);
    if (far) throw ValidationFailed.field('start_date', far);
    const delivery = await this.delivery(actor, machine, input);
    const { depositPolicy, ...under } = await this.policies.for(this.addresses.manager, null);
    const priced = priceRental({ rates: machine, start_date, end_date, delivery, deposit: depositPolicy });
    if ('errors' in priced) throw new ValidationFailed(priced.errors);
    const available = start_date >= today && (await this.isAvailable(machine, start_date, end_date));
    const hasCard = input.stripe_payment_method_id !== null;
    const facts = { ...priced.price, start_date, person_id: actor?.id ?? null, hasCard, ...NEW };
    const isBooked = hasCard && machine.instant_book;
    const plan = bookingPlan({ ...facts, isBooked }, zone, this.clock.now());
    const policies = {
      deposit_policy_id: depositPolicy.id,
      cancellation_policy_id: under.cancellationPolicyId,
      documents: under.documents,
    };
    return presentQuote({ ...priced.price, ...policies, plan }, available);
  }

  private async machine(actor: Actor | null, id: number): Promise<Machine> {
    const machine = await this.machines.find(id, actor);
    if (!machine) throw ValidationFailed.field('machine_id', 'The selected machine id is invalid.');
    return machine;
  }

  private async delivery(actor: Actor | null, machine: Machine, input: QuoteInput) {
    const place = await this.place(actor, input);
    if (input.machine_delivery_option_id == null) return null;
    const where = { id: input.machine_delivery_option_id, machine_id: machine.id };
    const option = await this.options.findOneBy(where);
    if (!option) {
      const message = 'The selected machine delivery option id is invalid.';
      throw ValidationFailed.field('machine_delivery_option_id', message);
    }
    return this.deliveries.price(actor, machine, option, place);
  }

  private async place(actor: Actor | null, input: QuoteInput): Promise<DeliveryPlace> {
    if (input.address_id != null) {
      // A session that ended while its reader chooses days: they must sign in again.
      if (!actor) throw new Unauthenticated();
      const where = { id: input.address_id, user_id: actor.id };
      const address = await this.addresses.findOneBy(where);
      if (!address) throw ValidationFailed.field('address_id', 'The selected address id is invalid.');
      return { geotag: address.geotag, own: true };
    }
    if (input.lat != null && input.lng != null) {
      return { geotag: { lat: input.lat, lng: input.lng }, own: false };
    }
    return { geotag: await this.places.ofPostalCode(input.postal_code ?? ''), own: false };
  }

  /** Long enough, and free. */
  private async isAvailable(machine: Machine, start_date: string, end_date: string): Promise<boolean> {
    if (tooShort({ start_date, end_date }, machine)) return false;
    return this.calendar.isFree(null, machine, start_date, end_date);
  }
}
