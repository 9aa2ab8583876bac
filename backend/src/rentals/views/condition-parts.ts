import { laravelTimestamp } from '@laravel-wire/core';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { HandoverRecord, ShownSide } from '@yard/contracts';
import { handoverShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import { In, Repository } from 'typeorm';
import { Handover } from '../records/handover.entity';
import { MachineReturn } from '../records/machine-return.entity';
import { NO_PHOTOS, ReturnPhotos, type ShownPhotos } from '../records/return-photos';
import { SidedPhotos } from '../records/sided-photos';
import type { RequestRow } from './request-rows';

export interface ConditionParts {
  handover: HandoverRecord | null;
  machineReturn: MachineReturn | null;
  returnPhotos: ShownPhotos;
}

const present = presenterOf(handoverShape, (handover: Handover, photos: ShownSide[]) => ({
  photos,
  readings: (handover.readings ?? []).map((read) => ({ ...read, at: laravelTimestamp(new Date(read.at)) })),
}));

/** Reads both ends of a page's rentals; no query where nothing was handed over or came back. */
@Injectable()
export class ConditionReader {
  constructor(
    @InjectRepository(Handover) private readonly handovers: Repository<Handover>,
    @InjectRepository(MachineReturn) private readonly returns: Repository<MachineReturn>,
    private readonly sides: SidedPhotos,
    private readonly photos: ReturnPhotos,
  ) {}

  async of(rows: readonly RequestRow[]): Promise<(id: number) => ConditionParts> {
    const [handoverOf, returnOf] = await Promise.all([this.handoversOf(rows), this.returnsOf(rows)]);
    return (id) => ({ handover: handoverOf(id), ...returnOf(id) });
  }

  async shown(handover: Handover): Promise<HandoverRecord> {
    const photosOf = await this.sides.of([handover.photos]);
    return present(handover, photosOf(handover.photos));
  }

  private async handoversOf(rows: readonly RequestRow[]) {
    const ids = rows.flatMap(({ id, handover_id }) => (handover_id === null ? [] : id));
    const found = ids.length > 0 ? await this.handovers.findBy({ rental_request_id: In(ids) }) : [];
    const photosOf = await this.sides.of(found.map(({ photos }) => photos));
    const byRequest = new Map(found.map((one) => [one.rental_request_id, one]));
    return (id: number) => {
      const handover = byRequest.get(id);
      return handover ? present(handover, photosOf(handover.photos)) : null;
    };
  }

  private async returnsOf(rows: readonly RequestRow[]) {
    const ids = rows.flatMap(({ id, return_id }) => (return_id === null ? [] : id));
    const found = ids.length > 0 ? await this.returns.findBy({ rental_request_id: In(ids) }) : [];
    const photosOf = await this.photos.shownBy(found);
    const byRequest = new Map(found.map((one) => [one.rental_request_id, one]));
    return (id: number) => {
      const machineReturn = byRequest.get(id) ?? null;
      return { machineReturn, returnPhotos: machineReturn ? photosOf(machineReturn) : NO_PHOTOS };
    };
  }
}
