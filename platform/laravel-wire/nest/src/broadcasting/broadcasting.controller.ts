import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { Authenticated, CurrentUser } from '../access/decorators';
import { Forbidden } from '../errors';
import { inputOf } from '../input/input-of-request';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { BROADCAST_BUS, type WireUser } from '../ports';
import type { BroadcastBus } from './bus';
import { ChannelRegistry, isPresence } from './channel-registry';
import { channelSignature, isPusherSocketId } from './pusher-signature';

/** Decides who may join a channel. Under /api the session is needed first: 401 in place of 403. */
@Controller()
export class BroadcastingController {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    private readonly channels: ChannelRegistry,
  ) {}

  @Post('broadcasting/auth')
  @HttpCode(200)
  post(@Req() request: WireRequest, @CurrentUser() user: WireUser | null): Promise<object | true> {
    return this.#authorize(request, user);
  }

  @Get('broadcasting/auth')
  get(@Req() request: WireRequest, @CurrentUser() user: WireUser | null): Promise<object | true> {
    return this.#authorize(request, user);
  }

  @Post('api/broadcasting/auth')
  @Authenticated()
  @HttpCode(200)
  postApi(@Req() request: WireRequest, @CurrentUser() user: WireUser): Promise<object | true> {
    return this.#authorize(request, user);
  }

  @Get('api/broadcasting/auth')
  @Authenticated()
  getApi(@Req() request: WireRequest, @CurrentUser() user: WireUser): Promise<object | true> {
    return this.#authorize(request, user);
  }

  /** A signature for a Pusher socket id; without one what socket.io servers ask for. */
  async #authorize(request: WireRequest, user: WireUser | null): Promise<object | true> {
    const { channel_name: channel, socket_id: socketId } = inputOf(request);
    const admitted = typeof channel === 'string' ? await this.channels.admit(user, channel) : false;

    if (typeof channel !== 'string' || !user || !admitted) throw new Forbidden('');

    // Laravel signs whatever is not called private with its member.
    const member = channel.startsWith('private') ? null : { user_id: user.id, user_info: admitted };
    const isSigned = socketId !== null && socketId !== undefined && this.settings.pusher !== undefined;
    if (isSigned) this.#claim(request, user, socketId, channel);
    if (isSigned) return this.#sign(channel, socketId, member);
    return member && isPresence(channel) ? { channel_data: member } : true;
  }

  /** Once it has joined, the connection is the session's (a token has none): it ends with it, and is not echoed to. */
  #claim(request: WireRequest, user: WireUser, socketId: unknown, channel: string): void {
    if (typeof socketId === 'string' && isPusherSocketId(socketId)) {
      const sessionId = request.wire?.token ? null : (request.wire?.session?.id ?? null);
      this.bus.publish({ kind: 'claim', socketId, channel, userId: user.id, sessionId });
    }
  }

  #sign(channel: string, socketId: unknown, member: object | null): object {
    if (!this.settings.pusher || typeof socketId !== 'string' || !isPusherSocketId(socketId)) {
      throw new Forbidden('');
    }
    const data = member ? JSON.stringify(member) : undefined;
    const auth = channelSignature(this.settings.pusher, socketId, channel, data);
    return data === undefined ? { auth } : { auth, channel_data: data };
  }
}
