import { cutTo } from '@yard/contracts/cut-text';
/** A page's facts in the server's response, before any script has run. */
export interface PageFacts {
  /** 404: never was there for everybody; 410: was, and was withdrawn. */
  status: 200 | 404 | 410;
  /** The page's subject; the site's name follows it. Empty where the site itself is the subject. */
  title: string;
  /** At most some 200 characters; null for the site's own. */
  description: string | null;
  /** The path under which the page is found; null where search engines should not keep it. */
  canonical: string | null;
  /** Address of a picture that shows the subject. */
  image: string | null;
  data: readonly object[];
  /** Safe HTML for who has no scripts; null for the site's own words. */
  content: string | null;
}

/** A page that says nothing of its own, and is not to be found. */
export const NO_FACTS: PageFacts = {
  status: 200,
  title: '',
  description: null,
  canonical: null,
  image: null,
  data: [],
  content: null,
};

const DESCRIPTION_MAX = 200;

/** Words of a text that fit into a description, with an ellipsis where some do not. */
export function described(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  return `${cutTo(line, DESCRIPTION_MAX).replace(/\s+\S*$/, '')} …`;
}
