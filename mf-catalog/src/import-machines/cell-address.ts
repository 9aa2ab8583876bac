import { type AddressRecord, addressText } from '@yard/contracts';

interface Known {
  addresses: readonly AddressRecord[];
  /** Address of machines whose row names none. */
  addressId: number | null;
}

/** Spreadsheets take the zero off the front of a ZIP code. */
const ZIP = /^(\d{3,5})(?:-\d{4})?$/;
const ZIP_AT_END = /\b(\d{5})(?:-\d{4})?$/;

/** One of the owner's addresses, by its ZIP code or as a whole. null: none is given; undefined: it is none of them. */
export function addressOf(
  text: string | undefined,
  { addresses, addressId }: Known,
): number | null | undefined {
  if (text === undefined) return addressId;
  const [, zip] = ZIP.exec(text) ?? [];
  if (zip !== undefined) return withCode(addresses, zip.padStart(5, '0'))[0]?.id;
  const [, code] = ZIP_AT_END.exec(text) ?? [];
  const near = code === undefined ? addresses : withCode(addresses, code);
  return near.find((address) => isSaid(address, text))?.id;
}

export function noAddressWords(text: string): string {
  return ZIP.test(text)
    ? `You have no address with the ZIP code ${text}.`
    : `“${text}” isn’t one of your addresses. Add it, or enter only a ZIP code.`;
}

const withCode = (addresses: readonly AddressRecord[], code: string) =>
  addresses.filter(({ postal_code }) => postal_code.startsWith(code));

/** True when the text begins with the street, or is all of the address. */
function isSaid(address: AddressRecord, text: string): boolean {
  return plain(text).startsWith(plain(address.line1)) || plain(addressText(address)) === plain(text);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
