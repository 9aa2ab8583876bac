import { ValidationFailed } from '@laravel-wire/nest';
import { RejectedRemote } from '@kit/federation-registry/remote-bundle';
import type { RemoteRelease } from './remote-release.entity';
import { presentRelease } from './version-list';

export async function reportRejected<Value>(field: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RejectedRemote ? ValidationFailed.field(field, error.message) : error;
  }
}

/** The answer to a switch: what every remote that moved is at now. */
export async function moved(work: () => Promise<RemoteRelease[]>) {
  return { releases: (await reportRejected('version', work)).map(presentRelease) };
}
