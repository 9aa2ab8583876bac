/** Who has signed a hand-over; null until then. */
export interface Signatures {
  signed_by_owner_at: unknown;
  signed_by_renter_at: unknown;
}

export function isSignedByBoth(handover: Signatures | null): boolean {
  return Boolean(handover?.signed_by_owner_at && handover.signed_by_renter_at);
}
