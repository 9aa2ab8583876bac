import { rentalRequestType } from '@yard/contracts';

/** The full address of a rental's document; the browser shows or downloads it. */
export function documentAddress(
  requestId: number,
  paper: 'agreement.pdf' | 'evidence' | 'agreement/accepted' | 'receipt.pdf' | 'receipt.csv',
): string {
  return new URL(`/${rentalRequestType.endpoint}/${requestId}/${paper}`, window.location.origin).href;
}
