import { draftPlace } from '@yard/session';

/** Whether the reader has saved a machine, and what a press on its heart does. */
export interface Favourite {
  isSaved: boolean;
  busy: boolean;
  /** Of a guest the way to the sign-in: what was wished for is done once they are back. */
  press: () => void;
}

/** Key in this tab's storage of the machine that a guest would have saved, until they are back from the sign-in. */
export const WISH = draftPlace('anyone', 'favourite_wish');
