import { ChannelRegistry } from '@laravel-wire/nest';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import {
  addressType,
  auditEventType,
  batchRunItemType,
  batchRunType,
  cancellationPolicyType,
  depositPolicyType,
  documentType,
  ledgerEntryType,
  machineQuestionType,
  machineReturnType,
  machineType,
  mailType,
  mediaType,
  messageType,
  notificationType,
  paymentMethodType,
  paymentType,
  payoutType,
  photoType,
  rentalRequestType,
  resources,
  sessionType,
  statementType,
  storeAccessRequestType,
  supportTicketType,
  userType,
} from '@yard/contracts';
import { missedSearchType } from '@yard/contracts/back-office';
import { proposedRefundType } from '@yard/contracts/proposed-refund';
import { contentReportType } from '@yard/contracts/report';
import { reviewType } from '@yard/contracts/reviews';
import { favouriteType, savedSearchType } from '@yard/contracts/saved';

const TYPES = [
  ...Object.values(resources).map(({ type }) => type),
  addressType,
  auditEventType,
  batchRunItemType,
  batchRunType,
  cancellationPolicyType,
  contentReportType,
  depositPolicyType,
  documentType,
  favouriteType,
  ledgerEntryType,
  machineQuestionType,
  machineReturnType,
  machineType,
  mailType,
  mediaType,
  messageType,
  missedSearchType,
  notificationType,
  paymentMethodType,
  paymentType,
  payoutType,
  photoType,
  proposedRefundType,
  rentalRequestType,
  reviewType,
  savedSearchType,
  sessionType,
  statementType,
  storeAccessRequestType,
  supportTicketType,
  userType,
];

/** Every record type's events are sent to people: `{prefix}.{user id}`, which only that user may hear. */
@Injectable()
class OwnChannels implements OnModuleInit {
  constructor(private readonly channels: ChannelRegistry) {}

  onModuleInit(): void {
    for (const type of TYPES) this.channels.define(`${type.channel}.{id}`);
  }
}

@Module({ providers: [OwnChannels] })
export class RealtimeModule {}
