import type { WatchedVersionRecord } from '@yard/contracts/watching';

/** As `GET /api/remote_releases` has what a site was built with. */
export const remoteVersionRecord = (fields: Partial<WatchedVersionRecord> = {}): WatchedVersionRecord => ({
  name: 'mf-rentals',
  version: 'bf7605a1134b',
  published_at: null,
  published_by: null,
  release_group: null,
  commit: null,
  author: null,
  message: null,
  signed_with: null,
  bytes: null,
  taken_back_at: null,
  taken_back_because: null,
  state: null,
  share: null,
  next_share: null,
  next_share_at: null,
  stopped_because: null,
  opened: 0,
  failed: 0,
  ...fields,
});
