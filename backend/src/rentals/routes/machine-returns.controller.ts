import { Action, Authenticated, Can, CurrentUser, Loaded, Show, Update, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
import {
  type AcceptInput,
  acceptRules,
  type CloseInput,
  closeRules,
  type ContestInput,
  contestRules,
  type MachineReturnInput,
  machineReturnRules,
  rentalRequestType,
  type UpdateMachineReturnInput,
  updateMachineReturnRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { User } from '../../users/user.entity';
import { Close } from '../moves/close';
import { ReturnMachine } from '../moves/returns/return-machine';
import { presentMachineReturn } from '../views/present-parts';
import type { MachineReturn } from '../records/machine-return.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { RequestViews } from '../views/request-views';
import { ReturnPhotos } from '../records/return-photos';
import type { PartOfRental } from '../records/rental-requests.scope';
import { MachineReturnScope, ofRequest, RentalRequestScope } from '../records/rental-requests.scope';

/** The end of a rental: docs/wire.md sections 3 and 4. */
@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class MachineReturnsController {
  constructor(
    private readonly returns: ReturnMachine,
    private readonly closings: Close,
    private readonly views: RequestViews,
    private readonly photos: ReturnPhotos,
  ) {}

  @Show('machine_return', MachineReturnScope, ofRequest('view'))
  show(@Loaded() { part: report }: PartOfRental<MachineReturn>) {
    return this.present(report);
  }

  @Post('machine_return')
  @Can(RentalRequestScope, rentalRequestPolicy.recordReturn)
  async store(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(machineReturnRules) input: MachineReturnInput,
  ) {
    return this.present(await this.returns.record(actor, id, input));
  }

  @Update('machine_return', MachineReturnScope, ofRequest('changeReturn'))
  async update(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<MachineReturn>,
    @Valid(updateMachineReturnRules) input: UpdateMachineReturnInput,
  ) {
    return this.present(await this.returns.change(actor, request.id, input));
  }

  @Action('machine_return/accept', MachineReturnScope, ofRequest('acceptReturn'))
  async accept(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<MachineReturn>,
    @Valid(acceptRules) input: AcceptInput,
  ) {
    return this.present(await this.returns.accept(actor, request.id, input));
  }

  @Action('machine_return/contest', MachineReturnScope, ofRequest('contestReturn'))
  async contest(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<MachineReturn>,
    @Valid(contestRules) input: ContestInput,
  ) {
    return this.present(await this.returns.contest(actor, request.id, input));
  }

  @Action('close', RentalRequestScope, rentalRequestPolicy.close)
  async close(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(closeRules) input: CloseInput,
  ) {
    await this.closings.close(actor, id, input);
    return this.views.one(id, actor);
  }

  private async present(report: MachineReturn) {
    const photosOf = await this.photos.shownBy([report]);
    return presentMachineReturn(report, photosOf(report));
  }
}
