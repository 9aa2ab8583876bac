import { withoutCards } from './without-cards';

const EMAIL = /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
/** Cards, phones, accounts: nine digits and more, however they are grouped. Ids and line numbers are shorter. */
const LONG_NUMBER = /(?<![\w-])\+?\(?\d(?:[ ().-]{0,2}\d){8,18}(?![\w-])/g;
/** A path's query, which may contain tokens and what somebody typed. */
const QUERY = /(?<=[\w/])\?[^\s)'"]{1,2000}/g;
/** Ids of the card provider, and secrets by what they begin with. */
const KEY = /\b(?:sk|rk|pk|pm|pi|seti|cus|whsec)_\w{6,}/g;

/** A text of a failure without what may tell of a person: it is stored, or sent to a service outside. */
export function withoutPersons(text: string): string {
  const plain = text
    .replace(EMAIL, '***@***')
    .replace(QUERY, '?***')
    .replace(KEY, '***')
    .replace(LONG_NUMBER, '***');
  return withoutCards(plain);
}
