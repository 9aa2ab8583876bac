import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ApiDescription } from '../../api-docs/api-description';
import { type Provided, unmet } from '@kit/federation-registry/contract';
import { misfitsOf } from '@kit/federation-registry/misfits';
import { needsOf } from '@kit/federation-registry/needs-of';
import { type ReadJson, RejectedRemote } from '@kit/federation-registry/remote-bundle';
import type { RemoteManifest } from '@kit/federation-registry/served-remote';
import { WORKSPACE } from '../workspace';
import { remoteSchemas } from './remote-schema.controller';

const SHELLS = { public: 'shell-public', admin: 'shell-admin' } as const;
/** More say nothing new. */
const MOST_SAID = 10;

@Injectable()
export class SiteContract {
  constructor(private readonly api: ApiDescription) {}

  /** @throws RejectedRemote for files that say what no shell and no check could read, with each member's path */
  mustBeDescribed(read: ReadJson): void {
    const there = Object.entries(remoteSchemas).filter(([file]) => read(file) !== null);
    for (const [file, schema] of there) refuse(misfitsOf(schema, read(file)), `${file}: `);
  }

  /** @throws RejectedRemote for a remote that this site cannot serve, with all that is in its way */
  mustServe(manifest: RemoteManifest, read: ReadJson): void {
    refuse(this.unmetBy(manifest, read));
  }

  /** @returns what such a remote lacks here, each in words */
  unmetBy(manifest: RemoteManifest, read: ReadJson): string[] {
    const sides = (['public', 'admin'] as const).filter((side) => manifest[side]);
    const shells = sides.flatMap((side) => this.providedBy(SHELLS[side]) ?? []);
    return unmet(needsOf(manifest, read), shells, Object.keys(this.api.document().paths));
  }

  /** Read each time, so that a shell built anew counts at once. @returns null where the shell is not built */
  private providedBy(shell: string): Provided | null {
    const file = join(WORKSPACE, shell, 'dist', 'contract.json');
    if (!existsSync(file)) return null;
    return { shell, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Provided, 'shell'>) };
  }
}

function refuse(words: string[], of = ''): void {
  if (words.length === 0) return;
  const more = words.length > MOST_SAID ? [`and ${words.length - MOST_SAID} more`] : [];
  throw new RejectedRemote(`${of}${[...words.slice(0, MOST_SAID), ...more].join('; ')}`);
}
