import type { DocumentKind } from '../agreements/document';

export interface Cancellation {
  id: number;
  /** Null when the product itself cancelled. */
  user_id: number | null;
  user_name: string | null;
  reason: string;
  refund_amount: number;
  created_at: string;
}

/** What an admin decided to keep of the deposit, whatever the owner claims. */
export interface Decision {
  amount: number;
  user_id: number | null;
  user_name: string | null;
  /** Null where none was given. */
  reason: string | null;
  decided_at: string;
}

/** Money of a deposit that an admin gave back, and what the renter was told of it. */
export interface ExplainedRefund {
  amount: number;
  reason: string;
  created_at: string;
}

export interface DocumentAgreement {
  document_id: number;
  kind: DocumentKind;
  version: number;
  name: string;
  agreed_at: string;
  sha256: string;
  /** Of the copy with the streets, which the approval made; of the rental agreement alone. */
  final_sha256: string | null;
}

/** A price line on the wire, in major units. */
export interface WirePriceLine {
  label: string;
  quantity: number;
  unit_amount: number;
  amount: number;
}

/** What an owner gets of a rental whose rent is paid in full, in major units. */
export interface Earnings {
  amount: number;
  /** The platform's, already taken off. */
  fee_amount: number;
  fee_percent: number;
}

/** What an owner knows of who asks. */
export interface RenterFacts {
  /** Null before the approval. */
  phone: string | null;
  /** When the account was made. */
  since: string;
  /** Rentals that were lived to their end. */
  rentals: number;
  /** The mean of the reviews, 1 to 5; null without any. */
  rating: number | null;
  reviews: number;
}

export interface RentalMachine {
  id: number;
  subject: string;
  machine_type_name: string;
  user_id: number;
  user_name: string;
  /** The first photo; null without any. */
  photo_url: string | null;
  /** The drawing of its type, for where there is no photo. */
  illustration_url: string;
  time_zone: string | null;
}

/** Where a machine that is not delivered is picked up, and how its owner is reached. */
export interface Pickup {
  /** Null where the machine has no address. */
  address: string | null;
  owner_phone: string | null;
}
