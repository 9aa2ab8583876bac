// Bundles the shell or remote in the current folder into dist/, with the arguments that `@kit/federation-build` has.
import { bundle } from '@kit/federation-build';
import { site } from './site.mjs';

await bundle(site);
