import { Impersonation } from '../../src/accounts/impersonation/impersonation.entity';
import { PasswordResetToken } from '../../src/accounts/passwords/password-reset-token.entity';
import { Address } from '../../src/catalog/addresses/address.entity';
import { PostalCode } from '../../src/catalog/addresses/postal-code.entity';
import { CancellationPolicy } from '../../src/agreements/cancellation-policy.entity';
import { DepositPolicy } from '../../src/agreements/deposit-policy.entity';
import { Document } from '../../src/agreements/document.entity';
import { AuditEvent } from '../../src/audit/audit-event.entity';
import { AuditSeal } from '../../src/audit/audit-seal.entity';
import { Session } from '../../src/accounts/auth/session.entity';
import { Blackout } from '../../src/catalog/calendar/blackout.entity';
import { MachineCalendar } from '../../src/catalog/calendar/outside/machine-calendar.entity';
import { DeliveryOption } from '../../src/catalog/parts/delivery-option.entity';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { Photo } from '../../src/catalog/parts/photo.entity';
import { IdempotencyKey } from '@kit/server/store/idempotency/idempotency-key.entity';
import { LedgerCorrection } from '../../src/ledger/corrections/ledger-correction.entity';
import { LedgerEntry } from '../../src/ledger/posting/ledger-entry.entity';
import { LedgerLine } from '../../src/ledger/posting/ledger-line.entity';
import { RentalEnding } from '../../src/ledger/posting/rental-ending.entity';
import { Statement } from '../../src/ledger/statements/statement.entity';
import { Media } from '../../src/catalog/media/media.entity';
import { MessageView } from '../../src/messaging/message-view.entity';
import { Message } from '../../src/messaging/message.entity';
import { Mail } from '../../src/notifications/mail.entity';
import { MessageMail } from '../../src/notifications/message-mails/message-mail.entity';
import { Notification } from '../../src/notifications/notification.entity';
import { PaymentMethod } from '../../src/payments/cards/payment-method.entity';
import { Payment } from '../../src/payments/payment.entity';
import { Refund } from '../../src/payments/refunds/refund.entity';
import { SimulatedObject } from '../../src/payments/simulator/simulated-object.entity';
import { StripeEvent } from '../../src/payments/webhooks/stripe-event.entity';
import { PayoutAccount } from '../../src/ledger/payouts/payout-account.entity';
import { Payout } from '../../src/ledger/payouts/payout.entity';
import { Cancellation } from '../../src/rentals/records/cancellation.entity';
import { DocumentAgreement } from '../../src/rentals/records/document-agreement.entity';
import { MachineDay } from '../../src/catalog/calendar/machine-day.entity';
import { MachineReturn } from '../../src/rentals/records/machine-return.entity';
import { ContentReport } from '../../src/reports/content-report.entity';
import { ProposedRefund } from '../../src/rentals/money/proposed/proposed-refund.entity';
import { RentalBill } from '../../src/rentals/records/rental-bill.entity';
import { Breakdown } from '../../src/rentals/records/breakdown.entity';
import { Handover } from '../../src/rentals/records/handover.entity';
import { CalendarFeed } from '../../src/rentals/records/calendar-feed.entity';
import { RentalChange } from '../../src/rentals/records/rental-change.entity';
import { Favourite } from '../../src/catalog/saved/favourites/favourite.entity';
import { SavedSearchHit } from '../../src/catalog/saved/digests/saved-search-hit.entity';
import { SavedSearch } from '../../src/catalog/saved/searches/saved-search.entity';
import { RemoteRelease } from '../../src/remotes/remote-release.entity';
import { RemoteVersion } from '../../src/remotes/remote-version.entity';
import { StoredBuild } from '../../src/remotes/builds/stored-build.entity';
import { RemotePreview } from '../../src/remotes/previews/remote-preview.entity';
import { RemoteTeam } from '../../src/remotes/teams/remote-team.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { BatchRun, BatchRunItem } from '../../src/scheduler/batch-run.entity';
import { Review } from '../../src/rentals/reviews/review.entity';
import { MachineQuestion } from '../../src/messaging/questions/machine-question.entity';
import { SupportTicket } from '../../src/support/support-ticket.entity';
import { Passkey } from '../../src/accounts/passkeys/passkey.entity';
import { GuestTicket } from '../../src/support/guests/guest-ticket.entity';
import { PageView } from '../../src/catalog/page-views/page-view.entity';
import { MissedSearch } from '../../src/catalog/search/missed/missed-search.entity';
import { UserNote } from '../../src/users/notes/user-note.entity';
import { TicketNote } from '../../src/support/notes/ticket-note.entity';
import { StoreAccessRequest } from '../../src/users/store-access/store-access-request.entity';
import { ErrorOccurrence } from '../../src/watching/errors/error-occurrence.entity';
import { ErrorReport } from '../../src/watching/errors/error-report.entity';
import { Recording } from '../../src/watching/recordings/recording.entity';
import { User } from '../../src/users/user.entity';

/** Every table's entity, those of plain resources apart. */
export const entities = [
  ...[Address, AuditEvent, AuditSeal, BatchRun, BatchRunItem, Blackout, MachineCalendar, Cancellation],
  ...[CancellationPolicy, DeliveryOption, DepositPolicy, Document, DocumentAgreement, ErrorOccurrence],
  ...[ErrorReport, Favourite, IdempotencyKey, LedgerCorrection, LedgerEntry, LedgerLine, Machine],
  ...[MachineDay, MachineReturn, RentalChange, Breakdown, Handover, ProposedRefund, ContentReport],
  ...[RentalBill, CalendarFeed, Mail, Media, Message, MessageView, Notification, PasswordResetToken],
  ...[Payment, PaymentMethod, Payout, PayoutAccount, Photo, PostalCode, Recording, Refund, RemoteRelease],
  ...[StoredBuild, RemotePreview, RemoteTeam, RemoteVersion, RentalEnding, RentalRequest, Review],
  ...[SavedSearch, SavedSearchHit, Session, SimulatedObject, Statement, StoreAccessRequest, StripeEvent],
  ...[SupportTicket, TicketNote, UserNote, MissedSearch, GuestTicket, Passkey, PageView, Impersonation],
  ...[MachineQuestion, MessageMail, User],
];
