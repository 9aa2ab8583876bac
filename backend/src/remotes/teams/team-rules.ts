import { type InputOf, rules } from '@laravel-wire/core';

/** What a team tells of a version that it gives to everybody. */
export const promoteRules = rules({ version: 'required|string|max:64' });
/** `share` in percent of the visitors. */
export const canaryRules = rules({
  version: 'required|string|max:64',
  share: 'required|numeric|min:0.01|max:100',
});
/** Without a version: what was live before. */
export const rollbackRules = rules({ version: 'nullable|string|max:64' });

export type PromoteInput = InputOf<typeof promoteRules>;
export type CanaryInput = InputOf<typeof canaryRules>;
export type RollbackInput = InputOf<typeof rollbackRules>;
