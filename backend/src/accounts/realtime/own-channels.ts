import { ChannelRegistry } from '@laravel-wire/nest';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import * as contracts from '@yard/contracts';
import * as backOffice from '@yard/contracts/back-office';
import * as refunds from '@yard/contracts/proposed-refund';
import * as reports from '@yard/contracts/report';
import * as reviews from '@yard/contracts/reviews';
import * as saved from '@yard/contracts/saved';

const DECLARED: object[] = [contracts, backOffice, refunds, reports, reviews, saved, contracts.resources];

/** The channels of all declared record types, plain resources included. */
const CHANNELS = new Set(
  DECLARED.flatMap((each) => Object.values(each) as unknown[]).flatMap((one) => {
    const type: unknown = one && typeof one === 'object' && 'type' in one ? one.type : one;
    return type && typeof type === 'object' && 'channel' in type ? [String(type.channel)] : [];
  }),
);

/** Every record type's events are sent to people: `{prefix}.{user id}`, which only that user may hear. */
@Injectable()
class OwnChannels implements OnModuleInit {
  constructor(private readonly channels: ChannelRegistry) {}

  onModuleInit(): void {
    for (const channel of CHANNELS) this.channels.define(`${channel}.{id}`);
  }
}

@Module({ providers: [OwnChannels] })
export class RealtimeModule {}
