/** Pixels of the longer side of a picture that are stored. */
export const PICTURE_SIDE_MAX = 2400;
