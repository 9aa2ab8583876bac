import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RemoteVersionRecord } from '@yard/contracts/watching';
import { Repository } from 'typeorm';
import { RemoteRelease } from './remote-release.entity';
import { RemoteVersion } from './remote-version.entity';
import type { Offer } from '@kit/federation-registry/offers';
import { ServedRemotes } from './served-remotes';

export type ListedVersion = Omit<RemoteVersionRecord, 'opened' | 'failed'>;

const UNKNOWN = { commit: null, author: null, message: null, signed_with: null, bytes: null };
const UNPUBLISHED = { published_at: null, published_by: null, release_group: null, ...UNKNOWN };
const WELL = { taken_back_at: null, taken_back_because: null };

@Injectable()
export class VersionList {
  constructor(
    @InjectRepository(RemoteVersion) private readonly versions: Repository<RemoteVersion>,
    @InjectRepository(RemoteRelease) private readonly releases: Repository<RemoteRelease>,
    private readonly served: ServedRemotes,
  ) {}

  /** @param name  of one remote; without it of all, by name */
  async of(name?: string): Promise<ListedVersion[]> {
    const where = name === undefined ? {} : { name };
    const published = await this.versions.find({ where, order: { created_at: 'DESC', id: 'DESC' } });
    const built = this.served.builtRemotes().filter(({ folder }) => name === undefined || folder === name);
    const [offers, releases] = await Promise.all([this.served.offered(), this.releases.find({ where })]);
    return [
      ...published.map((one) => ({
        name: one.name,
        version: one.version,
        published_at: one.created_at.toISOString(),
        published_by: one.published_by,
        release_group: one.release_group,
        ...(one.origin ?? UNKNOWN),
        taken_back_at: one.taken_back_at?.toISOString() ?? null,
        taken_back_because: one.taken_back_because,
      })),
      ...built.map(({ folder, version }) => ({ name: folder, version, ...UNPUBLISHED, ...WELL })),
    ]
      .map((one) => ({ ...one, ...stateOf(one, offers), ...rolloutOf(one, releases) }))
      .sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));
  }
}

/** A release as it is sent over HTTP: shares in percent. */
export function presentRelease({ name, version, canary_version, canary_share }: RemoteRelease) {
  return { name, version, canary_version, canary_share: canary_share === null ? null : canary_share / 100 };
}

function stateOf(
  { name, version }: { name: string; version: string },
  offers: Offer[],
): Pick<RemoteVersionRecord, 'state' | 'share'> {
  const offer = offers.find((one) => one.name === name);
  if (offer?.live?.version === version) return { state: 'live', share: null };
  if (offer?.canary?.version === version) return { state: 'tried', share: offer.canary.share / 100 };
  return { state: null, share: null };
}

function rolloutOf(
  { name, version }: { name: string; version: string },
  releases: RemoteRelease[],
): Pick<RemoteVersionRecord, 'next_share' | 'next_share_at' | 'stopped_because'> {
  const release = releases.find((one) => one.name === name && one.canary_version === version);
  const { shares: [share] = [], next_at, stopped_because } = release?.rollout ?? {};
  return {
    next_share: share === undefined ? null : share / 100,
    next_share_at: next_at ?? null,
    stopped_because: stopped_because ?? null,
  };
}
