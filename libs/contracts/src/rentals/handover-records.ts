import { flag, instant, number, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part, record } from '../shapes';
import { PHOTO_SIDES } from './handover';

export const checklistMarkShape = part(
  { key: described('Of a point of the machine type’s checklist.', text), ok: flag, note: orNull(text) },
  'checklist_mark',
);
export type ChecklistMark = RecordOf<typeof checklistMarkShape>;

export const sidedPhotoShape = part(
  { media_id: whole, side: choice(PHOTO_SIDES), url: text, width: orNull(whole), height: orNull(whole) },
  'sided_photo',
);
/** A picture of a machine and where on it it was taken. */
export type ShownSide = RecordOf<typeof sidedPhotoShape>;

export const meterReadingShape = part(
  { user_id: whole, hours: number(1), fuel_level: whole, at: instant },
  'meter_reading',
);

export const handoverShape = record('handover', {
  rental_request_id: whole,
  user_id: described('Who wrote it first.', whole),
  hours: number(1),
  fuel_level: whole,
  details: orNull(text),
  checklist: list(nested(checklistMarkShape)),
  photos: list(nested(sidedPhotoShape)),
  readings: described(
    'The last of each side, also where the other changed the record.',
    list(nested(meterReadingShape)),
  ),
  signed_by_owner_at: described('Null again once it is changed.', orNull(instant)),
  signed_by_owner_name: orNull(text),
  signed_by_renter_at: described('As the owner’s.', orNull(instant)),
  signed_by_renter_name: orNull(text),
});
export type HandoverRecord = RecordOf<typeof handoverShape>;
