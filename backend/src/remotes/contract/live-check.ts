import { Injectable } from '@nestjs/common';
import { jsonBelow } from '@kit/federation-registry/remote-bundle';
import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { ServedRemotes } from '../served-remotes';
import { SiteContract } from './site-contract';

/** A version that visitors get, or would get after a rollback. */
export interface Checked {
  name: string;
  version: string;
  state: 'live' | 'tried' | 'next to go back to';
  /** Needs that this installation's shells and API do not meet; empty: it fits. */
  unmet: string[];
}

/** Checks that this build serves the remotes that are live: called before it is deployed. */
@Injectable()
export class LiveCheck {
  constructor(
    private readonly served: ServedRemotes,
    private readonly site: SiteContract,
  ) {}

  async all(): Promise<Checked[]> {
    const offers = await this.served.offered();
    const checked = offers.map(async (offer) => [
      ...this.check(offer.live, 'live'),
      ...this.check(offer.canary, 'tried'),
      ...this.check(await this.served.earlier(offer), 'next to go back to'),
    ]);
    return (await Promise.all(checked)).flat();
  }

  private check(remote: ServedRemote | null, state: Checked['state']): Checked[] {
    if (!remote) return [];
    const { folder: name, version, manifest, path } = remote;
    return [{ name, version, state, unmet: this.site.unmetBy(manifest, jsonBelow(path)) }];
  }
}
