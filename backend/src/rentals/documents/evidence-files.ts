import { NotFound } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { RentalRequestRecord } from '@yard/contracts';
import { Clock } from '@kit/server/base/clock/clock';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { PdfFile } from '@kit/server/pdf/pdf-content';
import { renderAside } from '@kit/server/pdf/render-aside';
import { DataSource, In } from 'typeorm';
import { MachineType } from '../../catalog/machine-types/machine-type.entity';
import { Machine } from '../../catalog/machines/machine.entity';
import { PrintedPictures } from '../../catalog/media/printed-pictures';
import type { User } from '../../users/user.entity';
import { Message } from '../../messaging/message.entity';
import { storedTypes } from '../../messaging/messageable-types';
import type { RentalRequest } from '../records/rental-request.entity';
import { RequestViews } from '../views/request-views';
import { evidenceDocument } from './evidence-document';
import type { WrittenMessage } from './evidence-parts';
import { type Parties, RentalParties } from './rental-parties';

/** A rental as one file: what was agreed, paid, handed over, written and brought back. */
@Injectable()
export class EvidenceFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: RequestViews,
    private readonly parties: RentalParties,
    private readonly pictures: PrintedPictures,
    private readonly clock: Clock,
  ) {}

  /**
   * Contains only what this person may see.
   *
   * @param part  from 1 on: further ones hold the messages that have no room in the first
   * @throws NotFound for a part that there is not; WireFault 413 for too many pictures
   */
  async pdf(rental: RentalRequest, reader: User, part: number): Promise<PdfFile> {
    const [request, parties, checklist, thread] = await Promise.all([
      this.views.one(rental.id, reader),
      this.parties.of(rental),
      this.checklistOf(rental),
      this.messagesOf(rental, part),
    ]);
    const messages = thread.messages.map((message) => written(message, rental, parties));
    const shown = [
      ...(part === 1 ? photosOf(request) : []),
      ...messages.flatMap(({ photo_ids }) => photo_ids),
    ];
    const pictures = await this.pictures.of([...new Set(shown)], PICTURE_BYTES_MAX);
    const { parts } = thread;
    const evidence = { request, parties, checklist, messages, pictures, currency: CURRENCY, part, parts };
    const bytes = await renderAside(evidenceDocument(evidence, this.clock.now()));
    const name = `evidence-${rental.id}${parts > 1 ? `-part-${part}` : ''}.pdf`;
    return { name, type: 'application/pdf', bytes };
  }

  private async checklistOf({ machine_id }: RentalRequest) {
    const { manager } = this.dataSource;
    const machine = await manager.findOne(Machine, { where: { id: machine_id }, withDeleted: true });
    const id = machine?.machine_type_id ?? 0;
    const type = await manager.findOne(MachineType, { where: { id }, withDeleted: true });
    return type?.checklist ?? [];
  }

  private async messagesOf({ id }: RentalRequest, part: number) {
    const where = { messageable_type: In([...storedTypes('rental_request')]), messageable_id: id };
    const [messages, count] = await this.dataSource.manager.findAndCount(Message, {
      where,
      order: { id: 'ASC' },
      skip: (part - 1) * MESSAGES_A_PART,
      take: MESSAGES_A_PART,
    });
    const parts = Math.max(1, Math.ceil(count / MESSAGES_A_PART));
    if (part > parts) throw new NotFound();
    return { messages, parts };
  }
}

/** Limited to a few seconds of layout. */
const MESSAGES_A_PART = 300;
const PICTURE_BYTES_MAX = 100_000_000;

function written(
  { created_at, user_id, content, photo_ids }: Message,
  rental: RentalRequest,
  { renter, owner }: Parties,
): WrittenMessage {
  const author = user_id === rental.user_id ? renter : user_id === rental.owner_id ? owner : 'Yard';
  return { at: created_at, author, content, photo_ids: photo_ids ?? [] };
}

function photosOf({ handover, machine_return: back, breakdowns }: RentalRequestRecord): number[] {
  const shown = [
    ...(handover?.photos ?? []),
    ...(back?.photos ?? []),
    ...(back?.contest_photos ?? []),
    ...breakdowns.flatMap(({ photos }) => photos),
  ];
  return shown.map(({ media_id }) => media_id);
}
