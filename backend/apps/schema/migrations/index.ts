import { CreateUsers20261210000100 } from './20261210000100-create-users';
import { CreateAccounts20261210000200 } from './20261210000200-create-accounts';
import { CreateServer20261210000300 } from './20261210000300-create-server';
import { CreateAudit20261210000400 } from './20261210000400-create-audit';
import { CreateCatalog20261210000500 } from './20261210000500-create-catalog';
import { CreateAgreements20261210000600 } from './20261210000600-create-agreements';
import { CreateRentals20261210000700 } from './20261210000700-create-rentals';
import { CreatePayments20261210000800 } from './20261210000800-create-payments';
import { CreateLedger20261210000900 } from './20261210000900-create-ledger';
import { CreateSupport20261210001000 } from './20261210001000-create-support';
import { CreateMessaging20261210001100 } from './20261210001100-create-messaging';
import { CreateNotifications20261210001200 } from './20261210001200-create-notifications';
import { CreateScheduler20261210001300 } from './20261210001300-create-scheduler';
import { CreateReports20261210001400 } from './20261210001400-create-reports';
import { CreateSite20261210001500 } from './20261210001500-create-site';
import { CreateAdmin20261210001600 } from './20261210001600-create-admin';
import { NameLines20261211000201 } from './20261211000201-name-lines';
import { AddNamesToPapers20261211000203 } from './20261211000203-add-names-to-papers';
import { AddWaiversToPayments20261211000202 } from './20261211000202-add-waivers-to-payments';
import { CreateLedgerCorrections20261211000204 } from './20261211000204-create-ledger-corrections';
import { CoverAnsweredRequests20261211000205 } from './20261211000205-cover-answered-requests';
import { AddPaymentIdToProposedRefunds20261211000300 } from './20261211000300-add-payment-id-to-proposed-refunds';
import { AddMachineLateAt20261211000400 } from './20261211000400-add-machine-late-at';
import { OneFormOfEmails20261211000601 } from './20261211000601-one-form-of-emails';
import { DropLockVersionFromRentalRequests20261211000700 } from './20261211000700-drop-lock-version-from-rental-requests';
import { AddAboutToUsers20261211000800 } from './20261211000800-add-about-to-users';
import { AddRolloutsOfRemotes20261211000900 } from './20261211000900-add-rollouts-of-remotes';

/** The schema that 0.1.0 begins with: a migration for each room, those first that others refer to. Never edited. */
export const baseline = [
  CreateUsers20261210000100,
  CreateAccounts20261210000200,
  CreateServer20261210000300,
  CreateAudit20261210000400,
  CreateCatalog20261210000500,
  CreateAgreements20261210000600,
  CreateRentals20261210000700,
  CreatePayments20261210000800,
  CreateLedger20261210000900,
  CreateSupport20261210001000,
  CreateMessaging20261210001100,
  CreateNotifications20261210001200,
  CreateScheduler20261210001300,
  CreateReports20261210001400,
  CreateSite20261210001500,
  CreateAdmin20261210001600,
];

/** Migrations after the baseline, sorted by the stamps of their names. */
export const later = [
  NameLines20261211000201,
  AddWaiversToPayments20261211000202,
  AddNamesToPapers20261211000203,
  CreateLedgerCorrections20261211000204,
  CoverAnsweredRequests20261211000205,
  AddPaymentIdToProposedRefunds20261211000300,
  AddMachineLateAt20261211000400,
  OneFormOfEmails20261211000601,
  DropLockVersionFromRentalRequests20261211000700,
  AddAboutToUsers20261211000800,
  AddRolloutsOfRemotes20261211000900,
];
