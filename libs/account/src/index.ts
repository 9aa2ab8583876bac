export { useAskPassword, useConfirmed, useProtectedCall } from './use-protected-call';
export { type AddressDraft, AddressFields, emptyAddress } from './address-fields';
export { TwoFactorPanel } from './two-factor-panel';
