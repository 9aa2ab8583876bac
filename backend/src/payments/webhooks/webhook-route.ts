import { BadRequest } from '@laravel-wire/nest';
import { stackOf } from '@kit/server/base/logging/log-failure';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebhookInbox } from './webhook-inbox';

const PATH = '/stripe/webhook';

/** Stripe's own are far smaller. */
const LARGEST_BYTES = 1024 * 1024;

/**
 * The card provider's webhook, on both ports. A route of Fastify's own, because its body must reach the
 * signature check as the bytes it came in; it has no session, no token and no user.
 */
@Injectable()
export class WebhookRoute implements OnModuleInit {
  private readonly logger = new Logger(WebhookRoute.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly inbox: WebhookInbox,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.setErrorHandler((error, _request, reply) => this.refuse(error, reply));
      const options = { bodyLimit: LARGEST_BYTES, config: { stateless: true } };
      scope.post(PATH, options, (request, reply) => this.receive(request, reply));
    });
  }

  private async receive({ body, headers }: FastifyRequest, reply: FastifyReply): Promise<object> {
    const signature = headers['stripe-signature'];
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
      throw new BadRequest('The signature of this message is missing.');
    }
    await this.inbox.receive(body, signature);
    reply.code(200);
    return { received: true };
  }

  /** Nothing of a refused message goes to the log; a failure of ours makes the provider send it again. */
  private refuse(error: unknown, reply: FastifyReply): void {
    const status = statusOf(error);
    if (status >= 500) this.logger.error('webhook', stackOf(error));
    reply.code(status).send({ message: status >= 500 ? 'Server Error' : messageOf(error) });
  }
}

function statusOf(error: unknown): number {
  if (error instanceof BadRequest) return 400;
  return (error as { statusCode?: number } | null)?.statusCode ?? 500;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Bad Request');
