import { PRODUCT } from '../../src/config/product';
import type { Role } from '../../src/config/environment';
import { RELEASE } from '../../src/config/release';
import type { TraceSettings } from '@kit/server/base/settings/trace-settings';
import { traceWith } from '@kit/server/base/tracing/tracing';

interface TracingOptions {
  tracing: TraceSettings | null;
  role: Role;
}

/**
 * Traces this process from now on, where the environment names a collector. Without one nothing is loaded.
 *
 * @returns ends it, once what was traced has ended
 */
export async function openTracing(
  { tracing, role }: TracingOptions,
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  if (!tracing) return () => Promise.resolve();
  const { openTelemetry } = await import('@kit/server/watch/tracing/open-telemetry');
  const tracer = openTelemetry(tracing, { service: PRODUCT, release: RELEASE, role, say });
  traceWith(tracer);
  return () => tracer.close();
}
