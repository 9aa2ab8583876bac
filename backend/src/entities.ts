import { PasswordResetToken } from './account/passwords/password-reset-token.entity';
import { Address } from './addresses/address.entity';
import { PostalCode } from './addresses/postal-code.entity';
import { CancellationPolicy } from './agreements/cancellation-policy.entity';
import { DepositPolicy } from './agreements/deposit-policy.entity';
import { Document } from './agreements/document.entity';
import { AuditEvent } from './audit/audit-event.entity';
import { AuditSeal } from './audit/audit-seal.entity';
import { Session } from './auth/session.entity';
import { Blackout } from './catalog/calendar/blackout.entity';
import { DeliveryOption } from './catalog/parts/delivery-option.entity';
import { Machine } from './catalog/machine.entity';
import { Photo } from './catalog/parts/photo.entity';
import { IdempotencyKey } from './idempotency/idempotency-key.entity';
import { LedgerEntry } from './ledger/posting/ledger-entry.entity';
import { LedgerLine } from './ledger/posting/ledger-line.entity';
import { RentalEnding } from './ledger/posting/rental-ending.entity';
import { Statement } from './ledger/statements/statement.entity';
import { Media } from './media/media.entity';
import { MessageView } from './messaging/message-view.entity';
import { Message } from './messaging/message.entity';
import { Mail } from './notifications/mail.entity';
import { MessageMail } from './notifications/message-mails/message-mail.entity';
import { Notification } from './notifications/notification.entity';
import { PaymentMethod } from './payments/cards/payment-method.entity';
import { Payment } from './payments/payment.entity';
import { Refund } from './payments/refunds/refund.entity';
import { SimulatedObject } from './payments/simulator/simulated-object.entity';
import { StripeEvent } from './payments/webhooks/stripe-event.entity';
import { PayoutAccount } from './payouts/payout-account.entity';
import { Payout } from './payouts/payout.entity';
import { Cancellation } from './rentals/moves/cancellation.entity';
import { DocumentAgreement } from './rentals/agreement/document-agreement.entity';
import { MachineDay } from './catalog/calendar/machine-day.entity';
import { MachineReturn } from './rentals/returns/machine-return.entity';
import { Favourite } from './saved/favourites/favourite.entity';
import { SavedSearchHit } from './saved/digests/saved-search-hit.entity';
import { SavedSearch } from './saved/searches/saved-search.entity';
import { RemoteRelease } from './remotes/remote-release.entity';
import { RemoteVersion } from './remotes/remote-version.entity';
import { KeptBuild } from './remotes/builds/kept-build.entity';
import { RemotePreview } from './remotes/previews/remote-preview.entity';
import { RemoteTeam } from './remotes/teams/remote-team.entity';
import { RentalRequest } from './rentals/rental-request.entity';
import { BatchRunItem } from './scheduler/batch-run-item.entity';
import { BatchRun } from './scheduler/batch-run.entity';
import { MachineQuestion } from './questions/machine-question.entity';
import { SupportTicket } from './support/support-ticket.entity';
import { StoreAccessRequest } from './users/store-access/store-access-request.entity';
import { ErrorOccurrence } from './watching/errors/error-occurrence.entity';
import { ErrorReport } from './watching/errors/error-report.entity';
import { Recording } from './watching/recordings/recording.entity';
import { User } from './users/user.entity';

/** Every table's entity, those of plain resources apart. */
export const entities = [
  Address,
  AuditEvent,
  AuditSeal,
  BatchRun,
  BatchRunItem,
  Blackout,
  Cancellation,
  CancellationPolicy,
  DeliveryOption,
  DepositPolicy,
  Document,
  DocumentAgreement,
  ErrorOccurrence,
  ErrorReport,
  Favourite,
  IdempotencyKey,
  LedgerEntry,
  LedgerLine,
  Machine,
  MachineDay,
  MachineReturn,
  Mail,
  Media,
  Message,
  MessageView,
  Notification,
  PasswordResetToken,
  Payment,
  PaymentMethod,
  Payout,
  PayoutAccount,
  Photo,
  PostalCode,
  Recording,
  Refund,
  RemoteRelease,
  KeptBuild,
  RemotePreview,
  RemoteTeam,
  RemoteVersion,
  RentalEnding,
  RentalRequest,
  SavedSearch,
  SavedSearchHit,
  Session,
  SimulatedObject,
  Statement,
  StoreAccessRequest,
  StripeEvent,
  SupportTicket,
  MachineQuestion,
  MessageMail,
  User,
];
