import { ChannelRegistry } from '@laravel-wire/nest';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import {
  addressType,
  auditEventType,
  batchRunItemType,
  batchRunType,
  blackoutType,
  cancellationPolicyType,
  deliveryOptionType,
  depositPolicyType,
  documentType,
  ledgerEntryType,
  machineQuestionType,
  machineReturnType,
  machineType,
  machineTypeType,
  mailType,
  mediaType,
  messageType,
  notificationType,
  paymentMethodType,
  paymentType,
  payoutType,
  photoType,
  rentalRequestType,
  sessionType,
  statementType,
  storeAccessRequestType,
  supportTicketType,
  userType,
} from '@yard/contracts';

const TYPES = [
  addressType,
  auditEventType,
  batchRunItemType,
  batchRunType,
  blackoutType,
  cancellationPolicyType,
  deliveryOptionType,
  depositPolicyType,
  documentType,
  ledgerEntryType,
  machineQuestionType,
  machineReturnType,
  machineType,
  machineTypeType,
  mailType,
  mediaType,
  messageType,
  notificationType,
  paymentMethodType,
  paymentType,
  payoutType,
  photoType,
  rentalRequestType,
  sessionType,
  statementType,
  storeAccessRequestType,
  supportTicketType,
  userType,
];

/** Every record type's news go to people: `{prefix}.{user id}`, which only that user may hear. */
@Injectable()
class OwnChannels implements OnModuleInit {
  constructor(private readonly channels: ChannelRegistry) {}

  onModuleInit(): void {
    for (const type of TYPES) this.channels.define(`${type.channel}.{id}`);
  }
}

@Module({ providers: [OwnChannels] })
export class RealtimeModule {}
