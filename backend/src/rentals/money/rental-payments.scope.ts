import { Payment } from '../../payments/payment.entity';
import { type PartOfRental, rentalPartScope } from '../records/rental-requests.scope';

/** A payment together with the request it is for, both named by the path. */
export type RentalPayment = PartOfRental<Payment>;

export const RentalPaymentScope = rentalPartScope(Payment);
