import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { Forbidden, NotFound, RedirectTo } from '../errors';
import { originOf, replyOf, requestOf, type WireRequest } from '../http/message';
import { signInFirst } from '../http/opened-by-address';
import { restOfBody } from '../http/unread-body';
import { contextOf } from '../http/wire-context';
import type { WireUser } from '../ports';
import { keyFrom } from '../input/id';
import { InputChecks } from '../input/input-checks';
import { endUnlessValidated } from '../input/precognition';
import { ApiRateLimit } from '../throttle/api-rate-limit';
import { RateLimiters, THROTTLE } from '../throttle/rate-limiters';
import { CurrentUsers } from './current-users';
import { AUTHENTICATED, CAN, GUEST_ONLY, VALIDATE_FIRST, type CanRule, type RecordScope } from './decorators';
import { hasOwnGuards } from './last-guard';

interface RouteRules {
  isForUsers: boolean;
  isForGuests: boolean;
  throttles: string[];
  can: (CanRule & { validatesFirst: boolean }) | undefined;
  hasOwnGuards: boolean;
}

/**
 * Every route's checks in the wire's order: 401, 429, 404 of the record, 403, and 413 or 400 of the input where no
 * guard of the route's comes between. Behind a body that came late 401, 404 and 403 once more: much may have changed
 * while it came. A message of a socket is no request.
 */
@Injectable()
export class WireGuard implements CanActivate {
  readonly #rules = new Map<object, RouteRules>();

  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly users: CurrentUsers,
    @Inject(ApiRateLimit) private readonly limit: ApiRateLimit,
    private readonly input: InputChecks,
    private readonly limiters: RateLimiters,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = requestOf(context);
    const reply = replyOf(context);
    const rules = this.#rulesOf(context);
    const user = await this.users.of(request);

    if (!user && rules.isForUsers) throw signInFirst(request);
    if (user && rules.isForGuests) {
      // JSON clients are redirected too, as in Laravel.
      throw new RedirectTo(originOf(request));
    }
    const counted = this.limit.count(request, reply, user);
    if (counted) await counted;
    if (rules.throttles.length > 0) await this.limiters.count(rules.throttles, request, reply, user);

    if (rules.can) await this.#load(request, user, rules.can);
    contextOf(request).judgeAgain = () => this.#judgeAgain(request, rules);
    // Own guards come behind the body of somebody who is known: they judge whose it is then.
    const rest = rules.hasOwnGuards && !user ? null : restOfBody(request);
    if (rest) {
      await rest;
      await this.#judgeAgain(request, rules);
    }
    if (!rules.hasOwnGuards) {
      this.input.run(request);
      endUnlessValidated(request, context);
    }
    return true;
  }

  async #judgeAgain(request: WireRequest, rules: RouteRules): Promise<void> {
    const user = await this.users.again(request);
    if (!user && rules.isForUsers) throw signInFirst(request);
    if (rules.can) await this.#load(request, user, rules.can);
  }

  #rulesOf(context: ExecutionContext): RouteRules {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    let rules = this.#rules.get(handler);
    if (!rules) {
      const is = (key: string) =>
        this.reflector.getAllAndOverride<boolean | undefined>(key, [handler, controller]) ?? false;
      const can = this.reflector.get<CanRule | undefined>(CAN, handler);
      rules = {
        isForUsers: is(AUTHENTICATED),
        isForGuests: is(GUEST_ONLY),
        throttles: this.reflector.getAllAndMerge<string[]>(THROTTLE, [controller, handler]),
        can: can && { ...can, validatesFirst: is(VALIDATE_FIRST) },
        hasOwnGuards: hasOwnGuards(handler, controller),
      };
      this.#rules.set(handler, rules);
    }
    return rules;
  }

  async #load(
    request: WireRequest,
    user: WireUser | null,
    rule: NonNullable<RouteRules['can']>,
  ): Promise<void> {
    const params = { ...(request.params as Record<string, string>) };
    const scope: RecordScope<unknown> = this.modules.get(rule.scope, { strict: false });
    const name = scope.recordName ?? rule.scope.name.replace(/Scope$/, '');
    const given = params[rule.param] ?? '';
    const id = keyFrom<number>(given, scope.keyType);
    const record = id === null ? null : await scope.find(id, user, params);

    if (record === null) throw NotFound.record(name, given);

    const verdict = rule.ability(user, record);
    const context = contextOf(request);
    context.refusal = verdict.allowed ? null : new Forbidden(verdict.message);
    if (context.refusal && !rule.validatesFirst) throw context.refusal;
    context.record = record;
  }
}
