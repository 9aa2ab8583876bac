// The same answers by Nest on Fastify alone: cookies, token, checks and headers by hand, for these two requests.
import 'reflect-metadata';
import { Body, Controller, Get, HttpException, Module, Post, Req, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { cookieLines, hasToken, sessionId } from '../floor/cookies.mjs';
import { laravelJson } from '../floor/laravel-json.mjs';
import { ID, KINDS, shown, TOKEN, USER } from './notes.mjs';

/** A session's row with its user. */
const read = async (id) =>
  id === ID ? { id, token: TOKEN, user: USER, last_activity: Math.floor(Date.now() / 1000) } : null;

class SessionGuard {
  async canActivate(context) {
    const request = context.switchToHttp().getRequest();
    const id = sessionId(request.headers.cookie ?? '');
    const session = id === null ? null : await read(id);
    if (!session || Date.now() / 1000 - session.last_activity >= 7200)
      throw new HttpException({ message: 'Unauthenticated.' }, 401);
    if (request.method !== 'GET' && !hasToken(request, session))
      throw new HttpException({ message: 'CSRF token mismatch.' }, 419);
    request.session = session;
    return true;
  }
}

const isText = (value, most) => typeof value === 'string' && value.length > 0 && value.length <= most;
const CHECKS = {
  text: (value) => isText(value, 200),
  count: (value) => Number.isInteger(value) && value >= 1 && value <= 100,
  email: (value) => isText(value, 255) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  day: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  kind: (value) => KINDS.includes(value),
  tags: (value) => Array.isArray(value) && value.length <= 10 && value.every((tag) => isText(tag, 20)),
};

const validNote = {
  transform(body) {
    const note = {};
    const errors = {};
    for (const [field, holds] of Object.entries(CHECKS)) {
      const value = typeof body[field] === 'string' ? body[field].trim() : body[field];
      if (holds(value)) note[field] = value;
      else errors[field] = [`The ${field} field is invalid.`];
    }
    if (Object.keys(errors).length > 0) throw new HttpException({ message: 'Invalid.', errors }, 422);
    return note;
  },
};

class Api {
  user({ session }) {
    return shown(session.user);
  }

  store(note) {
    return { id: 1, ...note };
  }
}
const { prototype } = Api;
Req()(prototype, 'user', 0);
Body(validNote)(prototype, 'store', 0);
Get('user')(prototype, 'user', Object.getOwnPropertyDescriptor(prototype, 'user'));
Post('notes')(prototype, 'store', Object.getOwnPropertyDescriptor(prototype, 'store'));
UseGuards(SessionGuard)(Api);
Controller('api')(Api);

class App {}
Module({ controllers: [Api] })(App);

const app = await NestFactory.create(App, new FastifyAdapter({ keepAliveTimeout: 5000 }), {
  logger: ['error'],
});
const fastify = app.getHttpAdapter().getInstance();
fastify.setReplySerializer(laravelJson);
fastify.addHook('onSend', (request, reply, payload, done) => {
  if (request.session) reply.header('set-cookie', cookieLines(request.session));
  reply.headers({
    ...{ 'content-type': 'application/json', 'cache-control': 'no-cache, private' },
    ...{ 'access-control-allow-origin': request.headers.origin, vary: 'Origin' },
    'access-control-allow-credentials': 'true',
  });
  done(null, payload);
});
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
