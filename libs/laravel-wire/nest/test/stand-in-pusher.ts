import WebSocket from 'ws';
import { StandInChannel } from './stand-in-channel';

export interface Authorization {
  auth: string;
  channel_data?: string;
}

type Answer = (error: Error | null, authorization: Authorization | null) => void;

export interface PusherSettings {
  wsHost: string;
  wsPort: number;
  channelAuthorization: {
    customHandler(asked: { socketId: string; channelName: string }, answer: Answer): void;
  };
}

/** Where pusher-js is not installed: its frames as they were recorded, and its reconnects by close code. */
export class StandInPusher {
  readonly channels: { channels: Record<string, StandInChannel> } = { channels: {} };
  readonly connection = { socket_id: '', state: 'connecting', bind: () => undefined, unbind: () => undefined };
  #socket: WebSocket | null = null;
  #isWanted = true;

  constructor(
    private readonly key: string,
    private readonly settings: PusherSettings,
  ) {
    this.#connect();
  }

  subscribe(name: string): StandInChannel {
    const channel = new StandInChannel((event, data) => this.#send({ event, channel: name, data }));
    this.channels.channels[name] = channel;
    if (this.connection.state === 'connected') {
      this.#authorize(name);
    }
    return channel;
  }

  unsubscribe(name: string): void {
    delete this.channels.channels[name];
    this.#send({ event: 'pusher:unsubscribe', data: { channel: name } });
  }

  disconnect(): void {
    this.#isWanted = false;
    this.#socket?.close();
  }

  #connect(): void {
    const { wsHost, wsPort } = this.settings;
    const query = 'protocol=7&client=js&version=8.6.0&flash=false';
    const socket = new WebSocket(`ws://${wsHost}:${wsPort}/app/${this.key}?${query}`);
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (text: Buffer) => this.#hear(JSON.parse(text.toString()) as Received));
    socket.on('close', (code) => this.#lose(code));
  }

  #lose(code: number): void {
    const isOver = (code >= 4000 && code < 4100) || code >= 4300 || !this.#isWanted;
    this.connection.state = isOver ? 'disconnected' : 'connecting';
    if (!isOver) {
      setTimeout(() => this.#isWanted && this.#connect(), code >= 4200 ? 50 : 1000);
    }
  }

  #hear({ event, channel, data }: Received): void {
    const read: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (event === 'pusher:connection_established') {
      this.connection.socket_id = (read as { socket_id: string }).socket_id;
      this.connection.state = 'connected';
      Object.keys(this.channels.channels).forEach((name) => this.#authorize(name));
    } else if (event === 'pusher:ping') {
      this.#send({ event: 'pusher:pong', data: {} });
    } else if (channel !== undefined) {
      this.channels.channels[channel]?.hear(event, read);
    }
  }

  #authorize(channelName: string): void {
    const asked = { socketId: this.connection.socket_id, channelName };
    this.settings.channelAuthorization.customHandler(asked, (error, authorization) => {
      const channel = this.channels.channels[channelName];
      if (error || !authorization) {
        channel?.fail(403);
      } else if (channel) {
        this.#send({ event: 'pusher:subscribe', data: { ...authorization, channel: channelName } });
      }
    });
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(frame));
    }
  }
}

interface Received {
  event: string;
  channel?: string;
  data: unknown;
}
