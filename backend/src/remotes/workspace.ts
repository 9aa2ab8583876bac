import { packageFolder } from '@kit/server/base/package-folder';

/** Holds the shells and remotes as they were built. */
export const WORKSPACE = packageFolder('yard', __dirname);
