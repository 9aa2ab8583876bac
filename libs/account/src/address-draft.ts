export type AddressDraft = { line1: string; line2: string; city: string; state: string; postal_code: string };

export const emptyAddress: AddressDraft = { line1: '', line2: '', city: '', state: '', postal_code: '' };
