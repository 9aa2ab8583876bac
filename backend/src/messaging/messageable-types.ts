import type { MessageableType } from '@yard/contracts';

/** Stored names of a kind of parent: new rows have the first, those of an adopted Laravel its class. */
const STORED: Record<MessageableType, readonly [MessageableType, ...string[]]> = {
  rental_request: ['rental_request', 'App\\Models\\RentalRequest', 'App\\RentalRequest'],
  support_ticket: ['support_ticket', 'App\\Models\\SupportTicket', 'App\\SupportTicket'],
  machine_question: ['machine_question'],
};

export const messageableTypes: readonly MessageableType[] = [
  'rental_request',
  'support_ticket',
  'machine_question',
];

/** Every name a kind may have in a table, for `IN`: equality on the index of kind and parent. */
export const storedTypes = (type: MessageableType): readonly string[] => STORED[type];

/** The kind as the wire names it. */
export function messageableTypeOf(stored: string): MessageableType {
  const known = messageableTypes.find((type) => STORED[type].includes(stored));
  if (!known) throw new RangeError(`messages on a "${stored}" are not known`);
  return known;
}
