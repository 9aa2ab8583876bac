/** A door of its own: who reads no rentals loads none of it. */
export * from './rentals/due-handover';
export type { RentalFacts } from './rentals/rental-guards';
export * from './rentals/rental-moves';
export * from './rentals/rental-request.policy';
export * from './rentals/your-turn';
