import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { BreakdownInput, ResolveBreakdownInput } from '@yard/contracts';
import { startOfDayIn } from '@yard/dates';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AttachedPhotos } from '../../../catalog/media/attached-photos';
import type { User } from '../../../users/user.entity';
import { breakdownNotices } from '../../notices/breakdown-notices';
import { RentalEvents } from '../../notices/rental-events';
import { Breakdown } from '../../records/breakdown.entity';
import { grant } from '../../records/grant';
import type { LockedRequest } from '../../records/locked-request';
import { readInstant } from '../../records/read-instant';
import { type PartOfRental } from '../../records/rental-requests.scope';

/** The renter reports that the machine is down, the owner says that it works again. */
@Injectable()
export class BreakdownsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly photos: AttachedPhotos,
    private readonly events: RentalEvents,
  ) {}

  /**
   * @throws Conflict unless active, and while one is reported already
   * @throws ValidationFailed for a time before the rental or the last breakdown's end, or to come, and foreign photos
   */
  report(renter: User, id: number, { details, since, photo_ids }: BreakdownInput): Promise<Breakdown> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async () => ({
        isDown: (await breakdownsOf(tx, id)).some(({ up_at }) => up_at === null),
      });
      const granted = await grant(tx, id, 'reportBreakdown', { actor: renter, facts });
      const { request } = granted;
      const breakdown = await tx.insert(Breakdown, {
        rental_request_id: id,
        user_id: renter.id,
        details,
        since: await sinceOf(tx, granted, since ?? null),
        up_at: null,
        resolved_at: null,
        resolution: null,
        photo_ids: await this.photos.take(tx, renter.id, photo_ids),
      });
      await this.events.recorded(tx, renter, 'report_breakdown', request, { breakdown_id: breakdown.id });
      await this.events.notify(tx, request, {
        user_ids: [request.owner_id],
        event: 'breakdown',
        text: (notice) => breakdownNotices.reported(notice, details),
      });
      return breakdown;
    });
  }

  /** @throws Conflict unless down. @throws ValidationFailed for a time before it began, or to come */
  resolve(
    owner: User,
    { parent, part }: PartOfRental<Breakdown>,
    input: ResolveBreakdownInput,
  ): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const read = () => tx.manager.findOneByOrFail(Breakdown, { id: part.id });
      const facts = async () => ({ isDown: (await read()).up_at === null });
      const granted = await grant(tx, parent.id, 'resolveBreakdown', { actor: owner, facts });
      const { request, zone } = granted;
      const breakdown = await read();
      const up_at = input.up_at ? readInstant(input.up_at, zone, 'up_at') : tx.now;
      if (!(up_at >= breakdown.since && up_at <= tx.now)) {
        throw ValidationFailed.field('up_at', 'The up at field must be between the breakdown and now.');
      }
      const resolution = input.details ?? null;
      await tx.update(breakdown, { up_at, resolved_at: tx.now, resolution });
      await this.events.recorded(tx, owner, 'resolve_breakdown', request, { breakdown_id: breakdown.id });
      await this.events.notify(tx, request, {
        user_ids: [request.user_id],
        event: 'breakdown_resolved',
        text: (notice) => breakdownNotices.resolved(notice, resolution),
      });
    });
  }
}

function breakdownsOf(tx: Transaction, rental_request_id: number): Promise<Breakdown[]> {
  return tx.manager.findBy(Breakdown, { rental_request_id });
}

/** No day is down twice: after the breakdown before it. */
async function sinceOf(
  tx: Transaction,
  { request, zone }: LockedRequest,
  text: string | null,
): Promise<Date> {
  const since = text === null ? tx.now : readInstant(text, zone, 'since');
  const ends = (await breakdownsOf(tx, request.id)).map(({ up_at }) => Number(up_at));
  const earliest = Math.max(startOfDayIn(request.start_date, zone).getTime(), ...ends);
  if (since.getTime() >= earliest && since <= tx.now) return since;
  throw ValidationFailed.field(
    'since',
    'The since field must be within the rental, after the last breakdown, and not to come.',
  );
}
