import { CreateUsersAndSessions20261120000100 } from './20261120000100-create-users-and-sessions';
import { CreateCatalog20261120000200 } from './20261120000200-create-catalog';
import { CreateAgreements20261120000300 } from './20261120000300-create-agreements';
import { CreateRentalRequests20261120000400 } from './20261120000400-create-rental-requests';
import { CreatePayments20261120000500 } from './20261120000500-create-payments';
import { CreateConversations20261120000600 } from './20261120000600-create-conversations';
import { CreateOperations20261120000700 } from './20261120000700-create-operations';
import { ClaimBatchRuns20261120000800 } from './20261120000800-claim-batch-runs';
import { CreateLedger20261120000900 } from './20261120000900-create-ledger';
import { AskForUnknownOutcomes20261120001000 } from './20261120001000-ask-for-unknown-outcomes';
import { TellAddressesApart20261121000100 } from './20261121000100-tell-addresses-apart';
import { CreateMachineQuestions20261121000400 } from './20261121000400-create-machine-questions';
import { MarkUnpaidHandOvers20261121000300 } from './20261121000300-mark-unpaid-hand-overs';
import { NameAuthorsOfDocuments20261122000400 } from './20261122000400-name-authors-of-documents';
import { NameSendersOfMails20261122000500 } from './20261122000500-name-senders-of-mails';
import { IndexWhatWaits20261121000500 } from './20261121000500-index-what-waits';
import { SealAuditEvents20261121000110 } from './20261121000110-seal-audit-events';
import { CreateSweepTurns20261121000200 } from './20261121000200-create-sweep-turns';
import { KeepDisputes20261121000310 } from './20261121000310-keep-disputes';
import { CreateErrorReports20261122000300 } from './20261122000300-create-error-reports';
import { CreateRecordings20261122000310 } from './20261122000310-create-recordings';
import { CreateRemoteReleases20261123000300 } from './20261123000300-create-remote-releases';
import { CreateRemoteTeams20261124000100 } from './20261124000100-create-remote-teams';
import { TellWithdrawnMachines20261124000200 } from './20261124000200-tell-withdrawn-machines';
import { IndexCities20261125000110 } from './20261125000110-index-cities';
import { CreateFavourites20261125000300 } from './20261125000300-create-favourites';
import { CreateSavedSearches20261125000310 } from './20261125000310-create-saved-searches';
import { CreateHeldRows20261127000100 } from './20261127000100-create-held-rows';
import { CreateRemotePreviews20261128000100 } from './20261128000100-create-remote-previews';
import { CreateReplicaBeats20261201000100 } from './20261201000100-create-replica-beats';
import { KeepBuilds20261207000800 } from './20261207000800-keep-builds';
import { MarkTakenBackVersions20261207000810 } from './20261207000810-mark-taken-back-versions';
import { KeepCausesOfQueuedWork20261201000200 } from './20261201000200-keep-causes-of-queued-work';
import { CountRecordingsBySender20261207000200 } from './20261207000200-count-recordings-by-sender';
import { CreateRentalChanges20261209000100 } from './20261209000100-create-rental-changes';
import { CreateCalendarFeeds20261209000200 } from './20261209000200-create-calendar-feeds';
import { CreateReviews20261209000500 } from './20261209000500-create-reviews';
import { CreateBreakdowns20261209000600 } from './20261209000600-create-breakdowns';
import { CreateHandovers20261209000700 } from './20261209000700-create-handovers';
import { AddDeliveryToRentalChanges20261209000810 } from './20261209000810-add-delivery-to-rental-changes';
import { IndexOpenChanges20261209000820 } from './20261209000820-index-open-changes';
import { CreateMachineCalendars20261209000830 } from './20261209000830-create-machine-calendars';
import { CreateRentalBills20261209000900 } from './20261209000900-create-rental-bills';
import { AddHandlingToTickets20261209001000 } from './20261209001000-add-handling-to-tickets';
import { CreateTicketNotes20261209001200 } from './20261209001200-create-ticket-notes';
import { AddRoleToUsers20261209001300 } from './20261209001300-add-role-to-users';
import { CreateImpersonations20261209001400 } from './20261209001400-create-impersonations';
import { CreateProposedRefunds20261209001500 } from './20261209001500-create-proposed-refunds';
import { CreateContentReports20261209001600 } from './20261209001600-create-content-reports';
import { AddMoneyToBatchRuns20261209001700 } from './20261209001700-add-money-to-batch-runs';
import { IndexContestedBills20261209001900 } from './20261209001900-index-contested-bills';
import { AddFaultyReleaseToErrorReports20261209002000 } from './20261209002000-add-faulty-release-to-error-reports';
import { AddGithubIssueToSupportTickets20261209002100 } from './20261209002100-add-github-issue-to-support-tickets';
import { CreateUserNotes20261209002200 } from './20261209002200-create-user-notes';
import { CreateMissedSearches20261209002400 } from './20261209002400-create-missed-searches';
import { IndexRentalsByStatus20261209002500 } from './20261209002500-index-rentals-by-status';
import { AddMailChoicesToUsers20261209002600 } from './20261209002600-add-mail-choices-to-users';
import { CreateGuestTickets20261209002800 } from './20261209002800-create-guest-tickets';
import { CreatePasskeys20261209002900 } from './20261209002900-create-passkeys';
import { AddReadingsToHandovers20261209003000 } from './20261209003000-add-readings-to-handovers';
import { AddTakenOffReasonToMachines20261209003100 } from './20261209003100-add-taken-off-reason-to-machines';
import { AddCancelsToProposedRefunds20261209003200 } from './20261209003200-add-cancels-to-proposed-refunds';
import { IndexFinishedRentalsByRenter20261209003400 } from './20261209003400-index-finished-rentals-by-renter';
import { CreatePageViews20261209002700 } from './20261209002700-create-page-views';

/** In the order they run; never edited after they have landed. */
export const migrations = [
  CreateUsersAndSessions20261120000100,
  CreateCatalog20261120000200,
  CreateAgreements20261120000300,
  CreateRentalRequests20261120000400,
  CreatePayments20261120000500,
  CreateConversations20261120000600,
  CreateOperations20261120000700,
  ClaimBatchRuns20261120000800,
  CreateLedger20261120000900,
  AskForUnknownOutcomes20261120001000,
  TellAddressesApart20261121000100,
  CreateMachineQuestions20261121000400,
  MarkUnpaidHandOvers20261121000300,
  SealAuditEvents20261121000110,
  CreateSweepTurns20261121000200,
  KeepDisputes20261121000310,
  IndexWhatWaits20261121000500,
  NameAuthorsOfDocuments20261122000400,
  CreateErrorReports20261122000300,
  CreateRecordings20261122000310,
  NameSendersOfMails20261122000500,
  CreateRemoteReleases20261123000300,
  CreateRemoteTeams20261124000100,
  TellWithdrawnMachines20261124000200,
  IndexCities20261125000110,
  CreateFavourites20261125000300,
  CreateSavedSearches20261125000310,
  CreateHeldRows20261127000100,
  CreateRemotePreviews20261128000100,
  CreateReplicaBeats20261201000100,
  KeepCausesOfQueuedWork20261201000200,
  CountRecordingsBySender20261207000200,
  KeepBuilds20261207000800,
  MarkTakenBackVersions20261207000810,
  CreateRentalChanges20261209000100,
  CreateCalendarFeeds20261209000200,
  CreateReviews20261209000500,
  CreateBreakdowns20261209000600,
  CreateHandovers20261209000700,
  AddDeliveryToRentalChanges20261209000810,
  IndexOpenChanges20261209000820,
  CreateMachineCalendars20261209000830,
  CreateRentalBills20261209000900,
  AddHandlingToTickets20261209001000,
  CreateTicketNotes20261209001200,
  AddRoleToUsers20261209001300,
  CreateImpersonations20261209001400,
  CreateProposedRefunds20261209001500,
  CreateContentReports20261209001600,
  AddMoneyToBatchRuns20261209001700,
  IndexContestedBills20261209001900,
  AddFaultyReleaseToErrorReports20261209002000,
  AddGithubIssueToSupportTickets20261209002100,
  CreateUserNotes20261209002200,
  CreateMissedSearches20261209002400,
  IndexRentalsByStatus20261209002500,
  AddMailChoicesToUsers20261209002600,
  CreatePageViews20261209002700,
  CreateGuestTickets20261209002800,
  CreatePasskeys20261209002900,
  AddReadingsToHandovers20261209003000,
  AddTakenOffReasonToMachines20261209003100,
  AddCancelsToProposedRefunds20261209003200,
  IndexFinishedRentalsByRenter20261209003400,
];
