import { paginated } from '@kit/server/store/present';
import { GuestReads } from '@kit/server/store/replicas/guest-reads';
import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  Can,
  CurrentUser,
  Destroy,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import {
  type Actor,
  type AvailabilityInput,
  availabilityRules,
  type MachineAlternative,
  type MachineInput,
  machinePolicy,
  type MachineRecord,
  machineRules,
  machineType,
  type UpdateMachineInput,
  updateMachineRules,
} from '@yard/contracts';
import type { ReportInput, UnpublishInput } from '@yard/contracts/report';
import { mayReport, reportRules, unpublishRules } from '@yard/contracts/report';
import { Filters } from '../../audit/exports/filters';
import { ofMany, ofOne } from '../../resources/field-name';
import type { User } from '../../users/user.entity';
import { CalendarService } from '../calendar/calendar.service';
import type { Alternative } from '../search/alternatives/alternatives';
import { withFreeDays } from '../search/flexible/free-spans';
import type { MachineList } from '../search/machine-index';
import { MachineSearch } from '../search/machine-search';
import { MissedSearches } from '../search/missed/missed-searches';
import { MachineModeration } from './machine-moderation';
import { MachineViews } from './machine-views';
import type { Machine } from './machine.entity';
import { MachineScope } from './machines.scope';
import { MachinesService } from './machines.service';
import { MayListMachines } from './may-list-machines.guard';
import { withTotal } from './present-machine';

const reportOf = (actor: Actor | null, machine: Machine) => mayReport(actor, machine, machinePolicy.view());

@Controller(machineType.endpoint)
export class MachinesController {
  constructor(
    private readonly machines: MachinesService,
    private readonly moderation: MachineModeration,
    private readonly search: MachineSearch,
    private readonly missed: MissedSearches,
    private readonly views: MachineViews,
    private readonly calendar: CalendarService,
    private readonly guestReads: GuestReads,
  ) {}

  @Get()
  index(@CurrentUser() actor: Actor | null, @Filters(machineType) list: MachineList) {
    return this.guestReads.of(actor === null, () => this.list(actor, list));
  }

  @Post()
  @Authenticated()
  @UseGuards(MayListMachines)
  async store(@CurrentUser() actor: Actor, @Valid(machineRules) input: MachineInput) {
    const created = await this.machines.create(actor, [input], ofOne);
    const [record] = await this.views.many(created, actor, null);
    return record;
  }

  @StoreMany()
  @Authenticated()
  @UseGuards(MayListMachines)
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(machineRules)) input: { data: MachineInput[] },
  ) {
    const created = await this.machines.create(actor, input.data, ofMany);
    return this.views.many(created, actor, null);
  }

  @Show(':id', MachineScope, machinePolicy.view)
  show(@CurrentUser() actor: Actor | null, @Loaded() machine: Machine) {
    return this.views.one(machine, actor);
  }

  @Show(':id/availability', MachineScope, machinePolicy.view)
  async availability(@Loaded() machine: Machine, @Valid(availabilityRules) query: AvailabilityInput) {
    return { taken: await this.calendar.window(machine.id, query.from, query.to) };
  }

  @Update(':id', MachineScope, machinePolicy.update)
  @Authenticated()
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(updateMachineRules) input: UpdateMachineInput,
  ) {
    return this.views.one(await this.machines.update(actor, machine, input), actor);
  }

  @Action(':id/publish', MachineScope, machinePolicy.update)
  @Authenticated()
  async publish(@CurrentUser() actor: Actor, @Loaded() machine: Machine) {
    return this.views.one(await this.moderation.publish(actor, machine), actor);
  }

  @Action(':id/unpublish', MachineScope, machinePolicy.update)
  @Authenticated()
  async unpublish(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(unpublishRules) { reason }: UnpublishInput,
  ) {
    const isNotified = reason != null && actor.id !== machine.user_id;
    const draft = isNotified
      ? await this.moderation.takeOff(actor, machine, reason)
      : await this.machines.unpublish(actor, machine);
    return this.views.one(draft, actor);
  }

  @Action(':id/ask_for_change', MachineScope, machinePolicy.moderate)
  @Authenticated()
  async askForChange(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(reportRules) { reason }: ReportInput,
  ) {
    return this.views.one(await this.moderation.askForChange(actor, machine, reason), actor);
  }

  @Post(':id/report')
  @HttpCode(204)
  @Authenticated()
  @Can(MachineScope, reportOf)
  report(
    @CurrentUser() actor: User,
    @Loaded() machine: Machine,
    @Valid(reportRules) { reason }: ReportInput,
  ) {
    return this.machines.report(actor, machine, reason);
  }

  @Destroy(':id', MachineScope, machinePolicy.update)
  @Authenticated()
  destroy(@CurrentUser() actor: Actor, @Loaded() machine: Machine) {
    return this.machines.remove(actor, machine);
  }

  private async list(actor: Actor | null, list: MachineList) {
    const found = await this.search.page(actor, list);
    const { rows, total, isBound, interpreted, alternatives, facets } = found;
    if (found.isMissed) this.missed.add(actor, list);
    const shown = [...rows, ...alternatives.map(({ machine }) => machine)];
    const records = (await this.views.many(shown, actor, found.centre)).map((record) =>
      withFreeDays(withTotal(record, found.totals), found.free),
    );
    const page = paginated({ rows: records.slice(0, rows.length), total }, list, (record) => record);
    return {
      ...page,
      total_is_bound: isBound,
      interpreted,
      alternatives: withReasons(alternatives, records),
      ...(facets && { facets }),
    };
  }
}

/** Alternatives as the list answers them. @param records  of all of them, among others */
function withReasons(
  alternatives: readonly Alternative[],
  records: readonly MachineRecord[],
): MachineAlternative[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return alternatives.flatMap(({ machine, reason, free }) => {
    const record = byId.get(machine.id);
    return record ? [{ ...record, reason, free_from: free?.from ?? null, free_to: free?.to ?? null }] : [];
  });
}
