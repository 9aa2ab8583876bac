import { join } from 'node:path';

/** Holds the shells and remotes as they were built. */
export const WORKSPACE = join(__dirname, '../../..');
