import { Impersonation } from '../../src/people/account/impersonation/impersonation.entity';
import { PasswordResetToken } from '../../src/people/account/passwords/password-reset-token.entity';
import { Address } from '../../src/catalog/addresses/address.entity';
import { PostalCode } from '../../src/catalog/addresses/postal-code.entity';
import { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import { Document } from '../../src/agreements/document.entity';
import { AuditEvent } from '../../src/people/audit/audit-event.entity';
import { AuditSeal } from '../../src/people/audit/audit-seal.entity';
import { Session } from '../../src/people/auth/session.entity';
import { Blackout } from '../../src/catalog/machines/calendar/blackout.entity';
import { MachineCalendar } from '../../src/catalog/machines/calendar/outside/machine-calendar.entity';
import { DeliveryOption } from '../../src/catalog/machines/parts/delivery-option.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { Photo } from '../../src/catalog/machines/parts/photo.entity';
import { IdempotencyKey } from '@kit/server/store/idempotency/idempotency-key.entity';
import { LedgerEntry } from '../../src/settlement/ledger/posting/ledger-entry.entity';
import { LedgerLine } from '../../src/settlement/ledger/posting/ledger-line.entity';
import { RentalEnding } from '../../src/settlement/ledger/posting/rental-ending.entity';
import { Statement } from '../../src/settlement/ledger/statements/statement.entity';
import { Media } from '../../src/catalog/media/media.entity';
import { MessageView } from '../../src/talk/messaging/message-view.entity';
import { Message } from '../../src/talk/messaging/message.entity';
import { Mail } from '../../src/people/notifications/mail.entity';
import { MessageMail } from '../../src/people/notifications/message-mails/message-mail.entity';
import { Notification } from '../../src/people/notifications/notification.entity';
import { PaymentMethod } from '../../src/payments/cards/payment-method.entity';
import { Payment } from '../../src/payments/payment.entity';
import { Refund } from '../../src/payments/refunds/refund.entity';
import { SimulatedObject } from '../../src/payments/simulator/simulated-object.entity';
import { StripeEvent } from '../../src/payments/webhooks/stripe-event.entity';
import { PayoutAccount } from '../../src/settlement/payouts/payout-account.entity';
import { Payout } from '../../src/settlement/payouts/payout.entity';
import { Cancellation } from '../../src/rentals/records/cancellation.entity';
import { DocumentAgreement } from '../../src/rentals/records/document-agreement.entity';
import { MachineDay } from '../../src/catalog/machines/calendar/machine-day.entity';
import { MachineReturn } from '../../src/rentals/records/machine-return.entity';
import { ContentReport } from '../../src/people/reports/content-report.entity';
import { ProposedRefund } from '../../src/rentals/money/proposed/proposed-refund.entity';
import { RentalBill } from '../../src/rentals/records/rental-bill.entity';
import { Breakdown } from '../../src/rentals/records/breakdown.entity';
import { Handover } from '../../src/rentals/records/handover.entity';
import { CalendarFeed } from '../../src/rentals/records/calendar-feed.entity';
import { RentalChange } from '../../src/rentals/records/rental-change.entity';
import { Favourite } from '../../src/catalog/saved/favourites/favourite.entity';
import { SavedSearchHit } from '../../src/catalog/saved/digests/saved-search-hit.entity';
import { SavedSearch } from '../../src/catalog/saved/searches/saved-search.entity';
import { RemoteRelease } from '../../src/sites/remotes/remote-release.entity';
import { RemoteVersion } from '../../src/sites/remotes/remote-version.entity';
import { StoredBuild } from '../../src/sites/remotes/builds/stored-build.entity';
import { RemotePreview } from '../../src/sites/remotes/previews/remote-preview.entity';
import { RemoteTeam } from '../../src/sites/remotes/teams/remote-team.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { BatchRunItem } from '../../src/rentals/batches/scheduler/batch-run-item.entity';
import { BatchRun } from '../../src/rentals/batches/scheduler/batch-run.entity';
import { Review } from '../../src/talk/reviews/review.entity';
import { MachineQuestion } from '../../src/talk/questions/machine-question.entity';
import { SupportTicket } from '../../src/talk/support/support-ticket.entity';
import { Passkey } from '../../src/people/account/passkeys/passkey.entity';
import { GuestTicket } from '../../src/talk/support/guests/guest-ticket.entity';
import { PageView } from '../../src/catalog/machines/page-views/page-view.entity';
import { MissedSearch } from '../../src/catalog/machines/search/missed/missed-search.entity';
import { UserNote } from '../../src/people/users/notes/user-note.entity';
import { TicketNote } from '../../src/talk/support/notes/ticket-note.entity';
import { StoreAccessRequest } from '../../src/people/users/store-access/store-access-request.entity';
import { ErrorOccurrence } from '../../src/sites/watching/errors/error-occurrence.entity';
import { ErrorReport } from '../../src/sites/watching/errors/error-report.entity';
import { Recording } from '../../src/sites/watching/recordings/recording.entity';
import { User } from '../../src/people/users/user.entity';

/** Every table's entity, those of plain resources apart. */
export const entities = [
  Address,
  AuditEvent,
  AuditSeal,
  BatchRun,
  BatchRunItem,
  Blackout,
  MachineCalendar,
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
  RentalChange,
  Breakdown,
  Handover,
  ProposedRefund,
  ContentReport,
  RentalBill,
  CalendarFeed,
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
  StoredBuild,
  RemotePreview,
  RemoteTeam,
  RemoteVersion,
  RentalEnding,
  RentalRequest,
  Review,
  SavedSearch,
  SavedSearchHit,
  Session,
  SimulatedObject,
  Statement,
  StoreAccessRequest,
  StripeEvent,
  SupportTicket,
  TicketNote,
  UserNote,
  MissedSearch,
  GuestTicket,
  Passkey,
  PageView,
  Impersonation,
  MachineQuestion,
  MessageMail,
  User,
];
