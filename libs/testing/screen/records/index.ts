export { currentUser, mediaRecord, notificationRecord, passkeyRecord, sessionRecord } from './account';
export { addressRecord } from './address';
export { machineRecord } from './machine';
export { rentalRequestRecord } from './rental-request';
export { supportTicketRecord } from './support-ticket';
