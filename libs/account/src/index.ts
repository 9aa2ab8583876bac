export { useAskPassword, useConfirmed, useProtectedCall } from './use-protected-call';
export { TwoFactorPanel } from './two-factor-panel';
