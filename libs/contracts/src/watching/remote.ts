import { type InputOf, rules } from '@laravel-wire/core';

export const REMOTE_RELEASES = 'api/remote_releases';

/** The input that releases a version to everybody. */
export const promoteRemoteRules = rules({ version: 'required|string|max:64' });
/** `share` in percent of the visitors; `steps`: several that follow each other by themselves, `1,10,50,100`. */
export const tryRemoteRules = rules({
  version: 'required|string|max:64',
  share: 'required_without:steps|numeric|min:0.01|max:100',
  steps: 'nullable|string|max:120',
  /** Between two steps; 10 without it. */
  minutes: 'nullable|integer|min:1|max:10080',
});
/** Without a version: what was live before. */
export const rollbackRemoteRules = rules({ version: 'nullable|string|max:64' });

export type PromoteRemoteInput = InputOf<typeof promoteRemoteRules>;
export type TryRemoteInput = InputOf<typeof tryRemoteRules>;
export type RollbackRemoteInput = InputOf<typeof rollbackRemoteRules>;

/** Acts on the preview that the asking browser has: docs/decisions/0046. */
export const REMOTE_PREVIEW = 'api/remote_preview';
