/** The parts of an account that admins find it by. */
export interface Findable {
  name: string;
  email: string;
  phone: string | null;
}

/** Marks on letters, and every apostrophe and quotation mark there is. */
const UNSEEN = /[\p{M}'’‘‛`´"“”„«»]/gu;
const NUMBER = /^[\d\s()+./-]*$/;
const LEAST_DIGITS = 3;
/** Before a whole number of North America; not everybody writes it. */
const COUNTRY = /^1(?=\d{10}$)/;

/** Lower case, without accents and quotation marks: "Núñez" and "nunez" are the same. */
export const folded = (text: string): string => text.normalize('NFKD').replace(UNSEEN, '').toLowerCase();

/** The column `users.search_text`: name, address and the digits of the phone number, a line each. */
export function searchTextOf({ name, email, phone }: Findable): string {
  return [folded(name), folded(email), digitsOf(phone ?? '')].join('\n');
}

/** A field that is undefined stays. */
export function changedSearchText(user: Findable, { name, email, phone }: Partial<Findable>): string {
  return searchTextOf({
    name: name ?? user.name,
    email: email ?? user.email,
    phone: phone === undefined ? user.phone : phone,
  });
}

/** The text to search in `search_text`: the search itself, or its digits where it reads as a phone number. */
export function searchedFor(search: string): string {
  const digits = digitsOf(search);
  if (!NUMBER.test(search) || digits.length < LEAST_DIGITS) return folded(search);
  return digits.replace(COUNTRY, '');
}

/** Condition on an account of that alias; its parameter is `containing(searchedFor(…))`. */
export function foundAs(alias: string, parameter = 'search'): string {
  return `COALESCE(${alias}.search_text, ${alias}.email) LIKE :${parameter} ESCAPE '!'`;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
