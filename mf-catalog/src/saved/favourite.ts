import { draftPlace } from '@yard/session';

export interface Favourite {
  isSaved: boolean;
  busy: boolean;
  /** A guest is led to the sign-in; the machine is saved once they are back. */
  press: () => void;
}

/** Key in this tab's storage of the machine that a guest would have saved, until they are back from the sign-in. */
export const WISH = draftPlace('anyone', 'favourite_wish');
