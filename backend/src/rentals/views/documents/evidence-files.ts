import { Injectable } from '@nestjs/common';
import type { RentalRequestRecord } from '@yard/contracts';
import { Clock } from '@yard/server/base/clock/clock';
import { CURRENCY } from '@yard/server/base/settings/money';
import type { PdfFile } from '@yard/server/pdf/pdf-content';
import { renderPdf } from '@yard/server/pdf/render-pdf';
import { DataSource, In } from 'typeorm';
import { MachineType } from '../../../catalog/machines/machine-types/machine-type.entity';
import { Machine } from '../../../catalog/machines/machine.entity';
import { PrintedPictures } from '../../../catalog/media/printed-pictures';
import type { User } from '../../../people/users/user.entity';
import { Message } from '../../../talk/messaging/message.entity';
import { storedTypes } from '../../../talk/messaging/messageable-types';
import type { RentalRequest } from '../../records/rental-request.entity';
import { RequestViews } from '../request-views';
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

  /** As this person may see it. */
  async pdf(rental: RentalRequest, reader: User): Promise<PdfFile> {
    const [request, parties, checklist] = await Promise.all([
      this.views.one(rental.id, reader),
      this.parties.of(rental),
      this.checklistOf(rental),
    ]);
    const messages = await this.messagesOf(rental, parties);
    const pictures = await this.pictures.of([...new Set(photosOf(request, messages))]);
    const evidence = { request, parties, checklist, messages, pictures, currency: CURRENCY };
    const bytes = await renderPdf(evidenceDocument(evidence, this.clock.now()));
    return { name: `evidence-${rental.id}.pdf`, type: 'application/pdf', bytes };
  }

  private async checklistOf({ machine_id }: RentalRequest) {
    const { manager } = this.dataSource;
    const machine = await manager.findOne(Machine, { where: { id: machine_id }, withDeleted: true });
    const id = machine?.machine_type_id ?? 0;
    const type = await manager.findOne(MachineType, { where: { id }, withDeleted: true });
    return type?.checklist ?? [];
  }

  /** All of them, where the page shows the newest. */
  private async messagesOf({ id, user_id, owner_id }: RentalRequest, parties: Parties) {
    const where = { messageable_type: In([...storedTypes('rental_request')]), messageable_id: id };
    const messages = await this.dataSource.manager.find(Message, { where, order: { id: 'ASC' } });
    const nameOf = (userId: number) =>
      userId === user_id ? parties.renter : userId === owner_id ? parties.owner : 'Yard';
    return messages.map((message): WrittenMessage => ({
      at: message.created_at,
      author: nameOf(message.user_id),
      content: message.content,
      photo_ids: message.photo_ids ?? [],
    }));
  }
}

function photosOf(request: RentalRequestRecord, messages: readonly WrittenMessage[]): number[] {
  const { handover, machine_return: back, breakdowns } = request;
  const shown = [
    ...(handover?.photos ?? []),
    ...(back?.photos ?? []),
    ...(back?.contest_photos ?? []),
    ...breakdowns.flatMap(({ photos }) => photos),
  ];
  return [...shown.map(({ media_id }) => media_id), ...messages.flatMap(({ photo_ids }) => photo_ids)];
}
