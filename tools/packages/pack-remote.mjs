import { packPackages } from './pack-packages.mjs';
import { remotePackages } from './wire-packages.mjs';

/** What a team needs that develops a remote in a repository of its own. @returns the tarballs' paths */
export const packRemote = (out) => packPackages(remotePackages(), out);
