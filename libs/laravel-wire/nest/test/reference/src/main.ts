import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/bcrypt';
import type { AddressInfo } from 'node:net';
import {
  attachSockets,
  ChannelRegistry,
  CLOCK,
  LaravelWireModule,
  prepareWire,
  PRESENCE,
  secondServer,
  SESSION_STORE,
  Sessions,
  USER_PROVIDER,
  wireFastifyOptions,
  type WireOptions,
} from '@laravel-wire/nest';
import { MemorySessions } from './memory-sessions';
import { MemoryUsers } from './memory-users';
import { LabController, NoteScope, NotesController } from './notes';

const OPTIONS: WireOptions = {
  appKey: 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  appUrl: 'http://localhost:3000',
  adminUrl: 'http://admin.example.test',
  statefulDomains: ['*.friend.test'],
  sessionCookie: 'test_session',
  strictInput: true,
  hashRounds: 5,
  failedLoginMs: 30,
  registrationsPerMinute: 3,
  pusher: { key: 'app-key', id: 'app', secret: 'app-secret' },
};

export type Booted = Awaited<ReturnType<typeof boot>>;

/** Starts the reference application on two free ports. */
export async function boot(overrides: Partial<WireOptions> = {}) {
  const users = new MemoryUsers(await hash('password', { cost: 4, version: '2y' }));
  const sessions = new MemorySessions();
  const clock = { offsetMs: 0, now: () => new Date(Date.now() + clock.offsetMs) };
  const app = await NestFactory.create<NestFastifyApplication>(
    referenceModule({ ...OPTIONS, ...overrides }, { users, sessions, clock }),
    new FastifyAdapter({ ...wireFastifyOptions(), trustProxy: true }),
    { bodyParser: false, logger: false },
  );

  prepareWire(app);
  const registry = app.get(ChannelRegistry);
  registry.define('notes.{id}');
  registry.define('room.{id}', (user) => ({ id: user.id, email: user.email }));
  registry.define('slow.{id}', () => new Promise((resolve) => setTimeout(() => resolve(true), 120)));
  attachSockets(app);
  await app.listen(0, '127.0.0.1');
  const second = secondServer(app);
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve));

  return {
    url: urlOf(app.getHttpServer().address()),
    secondUrl: urlOf(second.address()),
    users,
    sessions,
    clock,
    endAllOf: (userId: number) => app.get(Sessions).endAllOf(userId),
    close: () => app.close(),
  };
}

interface Parts {
  users: MemoryUsers;
  sessions: MemorySessions;
  clock: { now(): Date };
}

function referenceModule(options: WireOptions, { users, sessions, clock }: Parts) {
  @Module({
    imports: [
      LaravelWireModule.forRoot(options, {
        providers: [
          { provide: SESSION_STORE, useValue: sessions },
          { provide: USER_PROVIDER, useValue: users },
          { provide: CLOCK, useValue: clock },
          {
            provide: PRESENCE,
            useValue: {
              count: async (_table: string, _column: string, email: unknown) => countOf(users, email),
            },
          },
        ],
      }),
    ],
    controllers: [NotesController, LabController],
    providers: [NoteScope],
  })
  class ReferenceModule {}
  return ReferenceModule;
}

function countOf(users: MemoryUsers, email: unknown): number {
  return [...users.rows.values()].filter((user) => user.email === email).length;
}

function urlOf(address: string | AddressInfo | null): string {
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}
