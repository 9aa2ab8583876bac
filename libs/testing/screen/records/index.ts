export { currentUser, mediaRecord, notificationRecord, passkeyRecord, sessionRecord } from './account';
export { batchRunItemRecord, batchRunRecord } from './batch-run';
export { auditEventRecord, mailRecord, missedSearchRecord } from './back-office';
export { addressRecord } from './address';
export { contentReportRecord } from './content-report';
export { errorOccurrenceRecord, errorReportRecord, recordingRecord } from './error-report';
export { fleetMachineRecord, fleetSpan } from './fleet';
export {
  foundMachines,
  machineQuestionRecord,
  ownerProfile,
  planRecord,
  quoteRecord,
  reviewRecord,
} from './found-machine';
export { listedMachineRecord, machineRecord } from './machine';
export {
  blackoutRecord,
  deliveryOptionRecord,
  machineCalendarRecord,
  machineTypeRecord,
  photoRecord,
} from './machine-parts';
export { adminPaymentRecord } from './payment';
export { payoutRecord } from './payout';
export { remoteVersionRecord } from './remote-version';
export {
  billLine,
  billRecord,
  breakdownRecord,
  documentRecord,
  paymentMethodRecord,
  paymentRecord,
  rentalChangeRecord,
} from './rental-parts';
export { rentalRequestRecord } from './rental-request';
export {
  activeRental,
  approvedRental,
  depositPaid,
  machineReturn,
  pendingRental,
  rentPaid,
  returnedRental,
} from './rental-stages';
export { favouriteRecord, savedSearchRecord } from './saved';
export { statementRecord } from './statement';
export { storeAccessRequestRecord } from './store-access-request';
export { supportTicketRecord } from './support-ticket';
export { userRecord } from './user';
