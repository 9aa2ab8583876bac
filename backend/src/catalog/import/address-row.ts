import { TITLE_MAX, type Geotag } from '@yard/contracts';

export const ADDRESS_COLUMNS = ['line1', 'line2', 'city', 'state', 'postal_code', 'lat', 'lng'] as const;
export type AddressCells = Record<(typeof ADDRESS_COLUMNS)[number], string>;

export interface AddressRow {
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  postal_code: string;
  /** null: the file gives no usable coordinates. */
  geotag: Geotag | null;
}

export type ReadAddress = { ok: true; row: AddressRow } | { ok: false; reason: string };

/** Reads one row of an address file; what a letter could not be sent to is refused with a reason for people. */
export function readAddressRow(cells: AddressCells): ReadAddress {
  const [line1, line2, city] = [cells.line1.trim(), cells.line2.trim(), cells.city.trim()];
  const [state, postal_code] = [cells.state.trim().toUpperCase(), cells.postal_code.trim()];
  const reason =
    problem('line1', line1) ??
    problem('city', city) ??
    (line2.length > TITLE_MAX ? `line2 is longer than ${TITLE_MAX} characters` : null) ??
    (/^[A-Z]{2}$/.test(state) ? null : `state "${state}" is not a two-letter code`) ??
    (/^\d{5}(-\d{4})?$/.test(postal_code) ? null : `postal_code "${postal_code}" is not a US postal code`);
  if (reason !== null) return { ok: false, reason };
  const geotag = geotagOf(cells.lat.trim(), cells.lng.trim());
  return { ok: true, row: { line1, line2: line2 || null, city, state, postal_code, geotag } };
}

export function addressKey(row: Omit<AddressRow, 'geotag'>): string {
  return [row.line1, row.line2 ?? '', row.city, row.state, row.postal_code].join('\n').toLowerCase();
}

function problem(column: string, text: string): string | null {
  if (text === '') return `${column} is missing`;
  return text.length > TITLE_MAX ? `${column} is longer than ${TITLE_MAX} characters` : null;
}

function geotagOf(latText: string, lngText: string): Geotag | null {
  const [lat, lng] = [Number(latText), Number(lngText)];
  const usable = latText !== '' && lngText !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  // 0, 0 lies in the Atlantic: spreadsheets make it of an empty cell.
  const isNowhere = lat === 0 && lng === 0;
  return usable && !isNowhere ? { lat, lng } : null;
}
