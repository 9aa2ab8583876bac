import type { Role } from '../config/environment';
import { RELEASE } from '../config/release';
import type { TraceSettings } from '../config/trace-settings';
import { traceWith } from './tracing';

interface Told {
  tracing: TraceSettings | null;
  role: Role;
}

/**
 * Traces this process from now on, where the environment names a collector. Without one nothing is loaded.
 *
 * @returns ends it, once what was traced has ended
 */
export async function openTracing(
  { tracing, role }: Told,
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  if (!tracing) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry');
  const tracer = openTelemetry(tracing, { release: RELEASE, role, say });
  traceWith(tracer);
  return () => tracer.close();
}
