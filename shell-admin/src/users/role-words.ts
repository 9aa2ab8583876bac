import type { AdminRole } from '@yard/contracts';

/** What an admin of each role is called, and may do beyond reading and answering tickets. */
export const roleWords: Record<AdminRole, { label: string; may: string }> = {
  admin: { label: 'Admin', may: 'Everything, rights of others included.' },
  finance: {
    label: 'Finance',
    may: 'Whatever moves money: refunds, bills, disputes, payouts, batches, policies.',
  },
  catalogue: { label: 'Catalogue', may: 'Machines, machine types, documents and which reviews are shown.' },
  support: { label: 'Support', may: 'Help with accounts, store access, mails and which reviews are shown.' },
};
