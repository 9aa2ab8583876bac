/** An entry of its own, so that pages without rentals do not load the moves. */
export * from './rentals/due-handover';
export type { RentalFacts } from './rentals/rental-guards';
export { DAYS_TAKEN, NOT_BACK } from './rentals/rental-guards';
export * from './rentals/rental-moves';
export * from './rentals/rental-request.policy';
export * from './rentals/your-turn';
