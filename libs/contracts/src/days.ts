export * from './days/day-choice';
export * from './days/longer-rental';
export * from './days/flexible-days';
export * from './days/nearest-spans';
