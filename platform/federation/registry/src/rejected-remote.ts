import { PlainFailure } from '@kit/server/base/settings/plain-failure';

/** A build that cannot be published; the message says why. */
export class RejectedRemote extends PlainFailure {}
