import { failingHere } from './failing-here';
import type { PartName } from './part-loader';

/** Id of the element into which the server writes it in a guest's page. */
const ID = 'first-answer';

/** Data that the server has looked up for a guest's page, so that the browser need not ask again. */
export interface FirstAnswer<Listing> {
  listing: Listing;
  /** Answers by the keys that pages keep them under. */
  queries: [key: readonly unknown[], data: unknown][];
  parts: PartName[];
  /** True where the page itself is there, drawn of all this. */
  isDrawn: boolean;
}

/** Null where there is none, or where it is not for this tab: a version that fails here is not to be had again. */
export function firstAnswer<Listing>(read: (body: unknown) => Listing): FirstAnswer<Listing> | null {
  const text = document.getElementById(ID)?.textContent;
  if (!text || failingHere().length > 0) return null;
  try {
    const { listing, ...answer } = JSON.parse(text) as FirstAnswer<unknown>;
    return { ...answer, listing: read(listing) };
  } catch (error) {
    console.warn('The first answer could not be read; all is asked for.', error);
    return null;
  }
}
