import 'reflect-metadata';
import * as wire from '@laravel-wire/nest';
import { auth } from '@laravel-wire/nest/auth';
import { wireFastifyOptions } from '@laravel-wire/nest/fastify';
import { sockets } from '@laravel-wire/nest/sockets';
import { LaravelDatabaseSessions, LaravelPresence, LaravelUsers } from '@laravel-wire/typeorm';
import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { openDatabase } from './database';
import { NoteScope, NotesController } from './notes/notes.controller';

export interface Settings {
  appKey: string;
  /** the front end's own address */
  appUrl: string;
  /** a file, or `:memory:` */
  database: string;
  /** bcrypt's cost; tests take a low one */
  hashRounds?: number;
}

@Module({})
class AppModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  static with({ database: _, ...settings }: Settings, dataSource: DataSource): DynamicModule {
    const options = { ...settings, sessionCookie: 'session', statefulDomains: [], strictInput: true };
    const providers = [
      { provide: wire.SESSION_STORE, useValue: new LaravelDatabaseSessions(dataSource) },
      { provide: wire.USER_PROVIDER, useValue: new LaravelUsers(dataSource) },
      { provide: wire.PRESENCE, useValue: new LaravelPresence(dataSource) },
    ];
    return {
      module: AppModule,
      imports: [wire.LaravelWireModule.forRoot(options, { parts: [auth, sockets], providers })],
      controllers: [NotesController],
      providers: [{ provide: DataSource, useValue: dataSource }, NoteScope],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

/** The whole service, not listening yet. */
export async function createApp(settings: Settings): Promise<NestFastifyApplication> {
  const module = AppModule.with(settings, await openDatabase(settings.database));
  const adapter = new FastifyAdapter(wireFastifyOptions());
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    logger: ['error', 'warn'],
  });
  wire.prepareWire(app);
  wire.attachSockets(app);
  app.get(wire.ChannelRegistry).define('notes.{id}');
  return app;
}
