import { type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { CHECKLIST_KEY, CHECKLIST_MAX } from '../catalog/checklist';
import { TITLE_RULES, TITLED } from '../users/name';
import { DETAILS_MAX, REASON_MAX, SEEN } from '../record';

/** Sides of a machine that photos show, in the order of display. */
export const PHOTO_SIDES = [
  ...['front', 'rear', 'left', 'right', 'meter', 'undercarriage', 'damage', 'other'],
] as const;
export type PhotoSide = (typeof PHOTO_SIDES)[number];

/** A picture as a record stores it. */
export interface SidedPhoto {
  media_id: number;
  side: PhotoSide;
}

/** Pictures of one hand-over or return: our decision. */
export const SIDED_PHOTOS_MAX = 30;

/** Lines of what was checked and photographed, at both ends of a rental. */
export const conditionLines = {
  details: `nullable|string|max:${DETAILS_MAX}`,
  checklist: `nullable|array|max:${CHECKLIST_MAX}`,
  'checklist.*': 'array',
  'checklist.*.key': CHECKLIST_KEY,
  'checklist.*.ok': 'required|boolean',
  'checklist.*.note': `nullable|string|max:${REASON_MAX}`,
  photos: `nullable|array|max:${SIDED_PHOTOS_MAX}`,
  'photos.*': 'array',
  'photos.*.media_id': 'required|integer|distinct',
  'photos.*.side': `required|string|${ruleIn(PHOTO_SIDES)}`,
} as const;

const hours = 'required|numeric|between:0,99999999.9';
const fuel = 'required|integer|between:0,100';

export const handoverRules = rules({ hours, fuel_level: fuel, ...conditionLines });
export type HandoverInput = InputOf<typeof handoverRules>;

/** Body of a change: members that are left out stay as they are. */
export const updateHandoverRules = rules({
  hours: `sometimes|${hours}`,
  fuel_level: `sometimes|${fuel}`,
  ...conditionLines,
  ...SEEN,
});
export type UpdateHandoverInput = InputOf<typeof updateHandoverRules>;

export const signHandoverRules = rules({ name: ['required', ...TITLE_RULES], ...SEEN }, TITLED);
export type SignHandoverInput = InputOf<typeof signHandoverRules>;

/** Instants of the signatures; null until then. */
export interface Signatures {
  signed_by_owner_at: unknown;
  signed_by_renter_at: unknown;
}

export function isSignedByBoth(handover: Signatures | null): boolean {
  return Boolean(handover?.signed_by_owner_at && handover.signed_by_renter_at);
}
