import { migrate } from '@kit/server/store/migrate';
import type { DataSource } from 'typeorm';
import { baseline } from './migrations';

/** Brings a database up to this version. @returns as `migrate` does */
export function bringUp(dataSource: DataSource): Promise<string[]> {
  const names = baseline.map(({ name }) => name);
  return migrate(dataSource, { names, replaced: BEFORE_0_1_0, unreleased: UNRELEASED, wayOut: WAY_OUT });
}

/** Databases of the commits before the last four have run 84. */
const UNRELEASED = [
  {
    name: 'AddReadingsToHandovers20261209003000',
    table: 'handovers',
    adds: 'readings',
    sql: 'ALTER TABLE handovers ADD COLUMN readings text NULL',
  },
  {
    name: 'AddTakenOffReasonToMachines20261209003100',
    table: 'machines',
    adds: 'taken_off_reason',
    sql: 'ALTER TABLE machines ADD COLUMN taken_off_reason varchar(1000) NULL',
  },
  {
    name: 'AddCancelsToProposedRefunds20261209003200',
    table: 'proposed_refunds',
    adds: 'cancels',
    sql: 'ALTER TABLE proposed_refunds ADD COLUMN cancels boolean NOT NULL DEFAULT 0',
  },
  {
    name: 'IndexFinishedRentalsByRenter20261209003400',
    table: 'rental_requests',
    adds: 'idx_rental_requests_user_id_closed_at',
    sql: `CREATE INDEX idx_rental_requests_user_id_closed_at
      ON rental_requests (user_id, closed_at, approved_at, deleted_at)`,
  },
];

const WAY_OUT =
  'Run "npm run yard -- migrate" with the last commit before 0.1.0, then again with this version: ' +
  'docs/operations.md, "A database from before 0.1.0".';

/** Sorted as they ran; the baseline is the result of all of them. */
export const BEFORE_0_1_0: readonly string[] = `
  CreateUsersAndSessions20261120000100 CreateCatalog20261120000200 CreateAgreements20261120000300
  CreateRentalRequests20261120000400 CreatePayments20261120000500 CreateConversations20261120000600
  CreateOperations20261120000700 ClaimBatchRuns20261120000800 CreateLedger20261120000900
  AskForUnknownOutcomes20261120001000 TellAddressesApart20261121000100 SealAuditEvents20261121000110
  CreateSweepTurns20261121000200 MarkUnpaidHandOvers20261121000300 KeepDisputes20261121000310
  CreateMachineQuestions20261121000400 IndexWhatWaits20261121000500 CreateErrorReports20261122000300
  CreateRecordings20261122000310 NameAuthorsOfDocuments20261122000400 NameSendersOfMails20261122000500
  CreateSearchIndex20261123000100 CreateSearchSynonyms20261123000200 CreateRemoteReleases20261123000300
  CreateRemoteTeams20261124000100 TellWithdrawnMachines20261124000200 WidenSearchIndexes20261125000100
  IndexCities20261125000110 CreateMachineAttributes20261125000200 CreateFavourites20261125000300
  CreateSavedSearches20261125000310 IndexPublishedMachines20261125000320 KeepWhatIsCounted20261126000200
  CreateHeldRows20261127000100 CreateRemotePreviews20261128000100 SignWords20261129000100
  TellWhatNoticesAreAbout20261130000100 CreateReplicaBeats20261201000100 KeepCausesOfQueuedWork20261201000200
  KeepTakenUntil20261204000100 IndexContestedReturns20261205000100 WidenThreadIndex20261206000100
  CountRecordingsBySender20261207000200 TellWhoSpeaksNext20261207000400
  KeepDecisionsBesideClaims20261207000410 AttachPhotos20261207000600 CreateMessageMails20261207000610
  FillFinalAgreements20261207000620 KeepBuilds20261207000800 MarkTakenBackVersions20261207000810
  AddSearchTextToUsers20261207000900 ExplainRefunds20261208000100 AddCardFailuresToPayments20261208000200
  CreateRentalChanges20261209000100 CreateCalendarFeeds20261209000200
  AddAnswerUntilToRentalRequests20261209000300 CreateReviews20261209000500 CreateBreakdowns20261209000600
  CreateHandovers20261209000700 AddChecklists20261209000710 AddDeliveryToRentalChanges20261209000810
  IndexOpenChanges20261209000820 CreateMachineCalendars20261209000830 CreateRentalBills20261209000900
  AddHandlingToTickets20261209001000 CreateSavedReplies20261209001100 CreateTicketNotes20261209001200
  AddRoleToUsers20261209001300 CreateImpersonations20261209001400 CreateProposedRefunds20261209001500
  CreateContentReports20261209001600 AddMoneyToBatchRuns20261209001700 CreateAnnouncements20261209001800
  IndexContestedBills20261209001900 AddFaultyReleaseToErrorReports20261209002000
  AddGithubIssueToSupportTickets20261209002100 CreateUserNotes20261209002200 CreateSavedFilters20261209002300
  CreateMissedSearches20261209002400 IndexRentalsByStatus20261209002500 AddMailChoicesToUsers20261209002600
  CreatePageViews20261209002700 CreateGuestTickets20261209002800 CreatePasskeys20261209002900
  AddReadingsToHandovers20261209003000 AddTakenOffReasonToMachines20261209003100
  AddCancelsToProposedRefunds20261209003200 IndexFinishedRentalsByRenter20261209003400
`
  .trim()
  .split(/\s+/);
