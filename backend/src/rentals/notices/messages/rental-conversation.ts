import { rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { conversationRoutes } from '../../../messaging/conversation-routes';
import { recordPresence } from '../../../messaging/record-presence';
import { RentalRequestScope } from '../../records/rental-requests.scope';
import { RentalMessages } from './rental-messages';
import { TalkedOfRequestScope } from './talked-of-request.scope';

export const rentalConversation = conversationRoutes({
  name: 'Rental',
  recordName: 'RentalRequest',
  endpoint: rentalRequestType.endpoint,
  host: RentalMessages,
  parents: TalkedOfRequestScope,
  view: rentalRequestPolicy.view,
});

export const RentalPresence = recordPresence({
  type: 'rental_request',
  parents: RentalRequestScope,
  view: rentalRequestPolicy.view,
});
