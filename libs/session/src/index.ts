export { QUEUED_FILES } from './queued-files';
export { SessionProvider, useSession, type Session } from './session-provider';
export { forgetUser, rememberUser, rememberedUser } from './cached-user';
export { loadUser } from './load-user';
export { SEEN_KEY } from './seen';
export { SEEN_RENTALS } from './seen-rentals';
export { draftPlace, forgetDraft, saveDraft, savedDraft } from './drafts';
export { ForRight, useMay, useRights } from './for-right';
export { isGuestPage } from './is-guest-page';
