import type { EchoFactory } from '@laravel-wire/client';
import { act } from '@testing-library/react';

type Echo = Awaited<ReturnType<EchoFactory>>;
type Heard = (data: unknown) => void;

export interface LiveChannels {
  /** Tells the page what a private channel carries: `tell('rental_requests', 'saved', {model: {id: 7}})`. */
  tell(channel: string, event: string, data: unknown): void;
  /** The channels that the page listens to, without the number of the person. */
  channels(): string[];
}

/** A presence channel on which nobody else is. */
const NOBODY_ELSE: ReturnType<Echo['join']> = {
  here: () => NOBODY_ELSE,
  joining: () => NOBODY_ELSE,
  leaving: () => NOBODY_ELSE,
  whisper: () => NOBODY_ELSE,
  listenForWhisper: () => NOBODY_ELSE,
};

/** A realtime connection on which the spec speaks. */
export function openLiveChannels(): LiveChannels & { echo: Echo } {
  const listeners = new Map<string, Map<string, Heard[]>>();
  const plain = (channel: string) => channel.replace(/\.\d+$/, '');

  const echo: Echo = {
    connector: { socket: { on: () => undefined } },
    private(channel) {
      const events = new Map<string, Heard[]>();
      listeners.set(plain(channel), events);
      const heard = {
        listen(event: string, callback: Heard) {
          const name = event.replace(/^\./, '');
          events.set(name, [...(events.get(name) ?? []), callback]);
          return heard;
        },
      };
      return heard;
    },
    join: () => NOBODY_ELSE,
    leave: (channel) => void listeners.delete(plain(channel)),
    socketId: () => 'socket',
    disconnect: () => undefined,
  };
  return {
    echo,
    channels: () => [...listeners.keys()].sort(),
    tell: (channel, event, data) =>
      act(() =>
        listeners
          .get(channel)
          ?.get(event)
          ?.forEach((callback) => callback(data)),
      ),
  };
}
