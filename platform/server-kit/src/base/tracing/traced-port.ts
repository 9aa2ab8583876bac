import { inSpan, tracerInUse } from './tracing';

/**
 * An edge of the product whose calls are timed, each under its method's name. Where nobody traces it is what was given.
 *
 * @param plain  methods that answer at once, and ask nobody
 */
export function tracedPort<T extends object>(
  port: T,
  { name, service, plain }: { name: string; service: string; plain: readonly (keyof T)[] },
): T {
  if (!tracerInUse()) return port;
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const call = (args: unknown[]) => Reflect.apply(value, target, args) as unknown;
      if (plain.includes(key as keyof T)) return (...args: unknown[]) => call(args);
      const described = () => ({
        name: `${name} ${String(key)}`,
        kind: 'client' as const,
        attributes: { 'peer.service': service, 'rpc.method': String(key) },
      });
      return (...args: unknown[]) => inSpan(described, async () => call(args));
    },
  });
}
