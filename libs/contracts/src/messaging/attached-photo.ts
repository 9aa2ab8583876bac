/** Pictures of one message, ticket, question or contest. */
export const ATTACHED_PHOTOS_MAX = 6;

/** Files of the sender's own, in the order they are shown. */
export const attachedPhotoLines = {
  photo_ids: `nullable|array|max:${ATTACHED_PHOTOS_MAX}`,
  'photo_ids.*': 'required|integer|distinct',
} as const;
