import { type InputOf, rules } from '@laravel-wire/core';

export const REMOTE_RELEASES = 'api/remote_releases';

/** The input that releases a version to everybody. */
export const promoteRemoteRules = rules({ version: 'required|string|max:64' });
/** `share` in percent of the visitors. */
export const tryRemoteRules = rules({
  version: 'required|string|max:64',
  share: 'required|numeric|min:0.01|max:100',
});
/** Without a version: what was live before. */
export const rollbackRemoteRules = rules({ version: 'nullable|string|max:64' });

export type PromoteRemoteInput = InputOf<typeof promoteRemoteRules>;
export type TryRemoteInput = InputOf<typeof tryRemoteRules>;
export type RollbackRemoteInput = InputOf<typeof rollbackRemoteRules>;

/** Acts on the preview that the asking browser has: docs/decisions/0046. */
export const REMOTE_PREVIEW = 'api/remote_preview';
