import type { UseInterceptors } from '@nestjs/common';
import type * as Package from '../src';

type Parts = typeof Package & { UseInterceptors: typeof UseInterceptors };
const parts = (Reflect.get(globalThis, '__package') as () => Parts)();

/** Whatever is asked of it, but for the routes of one class. */
function applicationOf(controller: object) {
  const anything: object = new Proxy(() => anything, {
    get: (_target, name) => {
      if (name === Symbol.toPrimitive) return () => 1;
      return name === 'getType' ? () => 'fastify' : anything;
    },
  });
  const modules = new Map([['module', { controllers: new Map([['it', { metatype: controller }]]) }]]);
  const get = (token: { name?: string }) => (token.name === 'ModulesContainer' ? modules : anything);
  return { get, getHttpAdapter: () => anything, getHttpServer: () => anything } as never;
}

class Scope {
  find = () => null;
}
const caching = { intercept: (_context: unknown, next: { handle(): never }) => next.handle() };
const nobody = () => ({ allowed: false as const, message: '' });

class Cached {
  @parts.Update()
  @parts.Can(Scope as never, nobody)
  @parts.ValidateFirst()
  @parts.UseInterceptors(caching)
  update() {
    return {};
  }
}

@parts.UseInterceptors(caching)
@parts.ValidateFirst()
class AllCached {
  @parts.Update()
  @parts.Can(Scope as never, nobody)
  update() {
    return {};
  }
}

@parts.UseInterceptors(caching)
class RefusesFirst {
  @parts.Update()
  @parts.Can(Scope as never, nobody)
  update() {
    return {};
  }
}

@parts.ValidateFirst()
class Free {
  @parts.Update()
  @parts.UseInterceptors(caching)
  update() {
    return {};
  }
}

it.each([Cached, AllCached])('does not start where a policy would refuse behind interceptors', (one) => {
  expect(() => parts.prepareWire(applicationOf(one))).toThrow(
    `${one.name}.update: interceptors would run before @ValidateFirst() has the policy refuse.`,
  );
});

it.each([RefusesFirst, Free])('starts where the policy comes first, or where there is none', (one) => {
  expect(() => parts.prepareWire(applicationOf(one))).not.toThrow();
});
