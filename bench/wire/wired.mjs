// The package, whose modules are CommonJS here.
import 'reflect-metadata';
import core from '@laravel-wire/core';
import wire from '@laravel-wire/nest';
import parts from '@laravel-wire/nest/auth';
import fastify from '@laravel-wire/nest/fastify';
import { Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ID, KEY, KINDS, shown, SITE, TOKEN, USER } from './notes.mjs';

const noteRules = core.rules({
  text: 'required|string|max:200',
  count: 'required|integer|min:1|max:100',
  email: 'required|email',
  day: 'required|date_format:Y-m-d',
  kind: `required|in:${KINDS.join(',')}`,
  tags: 'array|max:10',
  'tags.*': 'string|max:20',
});

class Notes {
  store(note) {
    return { id: 1, ...note };
  }
}
wire.Valid(noteRules)(Notes.prototype, 'store', 0);
Post()(Notes.prototype, 'store', Object.getOwnPropertyDescriptor(Notes.prototype, 'store'));
wire.Authenticated()(Notes);
Controller('api/notes')(Notes);

const sessions = {
  read: async (id) =>
    id === ID
      ? {
          ...{ user_id: 1, user: USER, ip_address: null, user_agent: null, payload: { _token: TOKEN } },
          last_activity: Math.floor(Date.now() / 1000),
        }
      : null,
};
const options = {
  ...{ appKey: KEY, appUrl: SITE, statefulDomains: [], sessionCookie: 'yard_session', strictInput: false },
};

class App {}
Module({
  imports: [
    wire.LaravelWireModule.forRoot(options, {
      parts: [parts.auth],
      providers: [
        { provide: wire.SESSION_STORE, useValue: sessions },
        { provide: wire.USER_PROVIDER, useValue: { findById: async () => USER, present: shown } },
        { provide: wire.PRESENCE, useValue: { count: async () => 0 } },
      ],
    }),
  ],
  controllers: [Notes],
})(App);

const app = await NestFactory.create(App, new FastifyAdapter(fastify.wireFastifyOptions()), {
  bodyParser: false,
  logger: ['error'],
});
wire.prepareWire(app);
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
