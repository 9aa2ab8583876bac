import type { WirePart } from '../part';
import { ChannelsInfoController } from './channels-info.controller';
import { PublishController } from './publish.controller';
import { PusherGate } from './pusher-gate';
import { PusherHub } from './pusher-hub';

/** Pusher's protocol on `/app/{key}`, as Reverb speaks it, and its HTTP API for publishers; wants `options.pusher`. */
export const pusher: WirePart = {
  controllers: [PublishController, ChannelsInfoController],
  providers: [PusherGate, PusherHub],
  exports: [],
  attach: (app, server) => app.get(PusherHub).attach(server),
};
export { PublishingBus, type PublishTarget } from './publishing-bus';
