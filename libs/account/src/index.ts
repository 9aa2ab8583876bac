export { usePasswordPrompt, useConfirmed, useProtectedCall } from './use-protected-call';
export { type AddressDraft, emptyAddress } from './address-draft';
export { AddressFields } from './address-fields';
export { PasskeysPanel } from './passkeys/passkeys-panel';
export { TwoFactorPanel } from './two-factor-panel';
