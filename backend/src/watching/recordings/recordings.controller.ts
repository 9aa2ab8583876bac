import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  type FiltersOf,
  Loaded,
  RawBody,
  Show,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post, Req, StreamableFile, UseGuards } from '@nestjs/common';
import { adminPolicy } from '@yard/contracts';
import type { RecordingFilters, RecordingInput, WithdrawRecordingsInput } from '@yard/contracts/watching';
import {
  RECORDING_BYTES_MAX,
  RECORDINGS_PER_HOUR,
  recordingRules,
  recordingType,
  withdrawRecordingsRules,
} from '@yard/contracts/watching';
import type { FastifyRequest } from 'fastify';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { visitorLimit } from '../visitor-limit';
import { Recording } from './recording.entity';
import { RecordingRemovals } from './recording-removals';
import { RecordingsService } from './recordings.service';

const RecordingLimit = visitorLimit('recordings', RECORDINGS_PER_HOUR, 3_600);
const WithdrawalLimit = visitorLimit('withdrawals', RECORDINGS_PER_HOUR, 60);

export const RecordingScope = scopeOf(Recording);

@Controller(recordingType.endpoint)
export class RecordingsController {
  constructor(
    private readonly recordings: RecordingsService,
    private readonly removals: RecordingRemovals,
  ) {}

  /** Stored as they were sent: the elements of a page, and its changes, have more members than any form. */
  @Post()
  @UseGuards(RecordingLimit)
  @RawBody('events', RECORDING_BYTES_MAX)
  store(
    @CurrentUser() actor: User | null,
    @Valid(recordingRules) input: RecordingInput,
    @Req() { unparsedEntries = [], ip }: FastifyRequest,
  ) {
    return this.recordings.store(actor, { ...input, entries: unparsedEntries, address: ip });
  }

  @Action('withdraw')
  @UseGuards(WithdrawalLimit)
  async withdraw(
    @CurrentUser() actor: User | null,
    @Valid(withdrawRecordingsRules) { visitor }: WithdrawRecordingsInput,
  ) {
    return { deleted: await this.recordings.withdraw(actor, visitor) };
  }

  @Get()
  @Authenticated()
  @AdminsOnly()
  async index(@Filters(recordingType) filters: FiltersOf<RecordingFilters>) {
    return paginated(await this.recordings.page(filters), filters, (recording) => recording);
  }

  @Show(':id', RecordingScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly()
  async show(@Loaded() recording: Recording) {
    const [record] = await this.recordings.shown([recording]);
    return record;
  }

  @Show(':id/events', RecordingScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly()
  async events(@Loaded() recording: Recording) {
    const bytes = await this.recordings.events(recording);
    return new StreamableFile(bytes, { type: 'application/json', length: bytes.length });
  }

  @Destroy(':id', RecordingScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly('site')
  destroy(@CurrentUser() actor: User, @Loaded() recording: Recording) {
    return this.removals.remove(actor, recording);
  }
}
