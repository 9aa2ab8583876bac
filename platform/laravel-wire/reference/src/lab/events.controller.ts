import { presenceChannel, privateChannel } from '@laravel-wire/core';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Broadcaster, type ShouldBroadcast } from '@laravel-wire/nest';

class OrderShipped implements ShouldBroadcast {
  id = 5;
  parcels = ['A-17', 'Ä/8'];
  readonly #note = 'not told';

  broadcastOn(): string | string[] {
    return this.#note && privateChannel('notes.2');
  }
}

class OrderNamed extends OrderShipped {
  broadcastAs() {
    return 'order.shipped';
  }
}

class OrderWith extends OrderNamed {
  broadcastWith() {
    return { parcel: this.parcels[0] };
  }
}

class OrderEverywhere extends OrderShipped {
  override broadcastOn() {
    return ['news', privateChannel('notes.2'), presenceChannel('room.5')];
  }

  broadcastWith() {
    return null;
  }
}

class OrderNowhere extends OrderShipped {
  override broadcastOn() {
    return [];
  }
}

class OrderFailing extends OrderShipped {
  override broadcastOn(): never {
    throw new Error('no channel');
  }
}

const EVENTS = { OrderShipped, OrderNamed, OrderWith, OrderEverywhere, OrderNowhere, OrderFailing };

/** Events as `test-laravel/laravel-13` has them. */
@Controller('api/events')
export class EventsController {
  constructor(private readonly broadcaster: Broadcaster) {}

  @Post(':name')
  @HttpCode(200)
  broadcast(@Param('name') name: keyof typeof EVENTS): object {
    this.broadcaster.broadcast(new EVENTS[name]());
    return {};
  }
}
