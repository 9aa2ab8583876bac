import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AlreadySignedIn } from '../auth/already-signed-in';
import { Forbidden, NotFound } from '../errors';
import { originOf } from '../http/json-client';
import { signInFirst } from '../http/opened-by-address';
import { contextOf } from '../http/wire-context';
import type { WireUser } from '../ports';
import { idFrom } from '../input/id';
import { ApiRateLimit } from '../throttle/api-rate-limit';
import { CurrentUsers } from './current-users';
import { AUTHENTICATED, CAN, GUEST_ONLY, requestOf } from './decorators';
import type { CanRule, RecordScope } from './decorators';

/** Every route's checks in the wire's order: 401, 429, 404 of the record, 403. A message of a socket is no request. */
@Injectable()
export class WireGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly users: CurrentUsers,
    @Inject(ApiRateLimit) private readonly limit: ApiRateLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') {
      return true;
    }
    const request = requestOf(context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const targets = [context.getHandler(), context.getClass()];
    const user = await this.users.of(request);

    if (!user && this.reflector.getAllAndOverride<boolean>(AUTHENTICATED, targets)) {
      throw signInFirst(request);
    }
    if (user && this.reflector.getAllAndOverride<boolean>(GUEST_ONLY, targets)) {
      throw new AlreadySignedIn(originOf(request));
    }
    await this.limit.count(request, reply, user);

    const rule = this.reflector.get<CanRule | undefined>(CAN, context.getHandler());
    if (rule) {
      await this.#load(request, user, rule);
    }
    return true;
  }

  async #load(request: FastifyRequest, user: WireUser | null, rule: CanRule): Promise<void> {
    const params = { ...(request.params as Record<string, string>) };
    const scope: RecordScope<unknown> = this.modules.get(rule.scope, { strict: false });
    const name = scope.recordName ?? rule.scope.name.replace(/Scope$/, '');
    const given = params[rule.param] ?? '';
    const id = idFrom(given);
    const record = id === null ? null : await scope.find(id, user, params);

    if (record === null) {
      throw NotFound.record(name, given);
    }

    const verdict = rule.ability(user, record);
    if (!verdict.allowed) {
      throw new Forbidden(verdict.message);
    }
    contextOf(request).record = record;
  }
}
