import { flag, instant, orNull, type RecordOf, text, whole } from '../fields';
import { attachedPhotoShape, messageShape } from '../messaging/records';
import { rentalMachineShape } from '../rentals/part-records';
import { described, list, nested, record } from '../shapes';

export const machineQuestionShape = record('machine_question', {
  /** The author of the question. */
  user_id: whole,
  user_name: text,
  machine_id: whole,
  machine: nested(rentalMachineShape),
  message: described('The question; what follows is in messages.', text),
  /** Photos of the question; messages have their own. */
  photos: list(nested(attachedPhotoShape)),
  answered_at: described('When the owner first wrote; null while the question waits.', orNull(instant)),
  open: described('Whether anybody can write: as long as the machine is offered.', flag),
  messages: described('The newest 50, oldest first.', list(nested(messageShape))),
  needs_attention: described('For the caller: something unread, or a question to answer.', flag),
});
export type MachineQuestionRecord = RecordOf<typeof machineQuestionShape>;
