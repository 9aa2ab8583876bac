/** Text limits of docs/wire.md section 3, in characters; a title is any text of one line. */
export const TITLE_MAX = 255;
export const MESSAGE_MAX = 5000;
export const REASON_MAX = 1000;
export const DETAILS_MAX = 20000;
export const PHONE_MAX = 40;
export const POSTAL_CODE_MAX = 20;

/** The longest text of an address in one line that a rental request keeps. */
export const ADDRESS_TEXT_MAX = 600;

/** The largest amount a DECIMAL(10,2) column holds, in major units. */
export const AMOUNT_MAX = 99_999_999.99;
