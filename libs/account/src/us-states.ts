import { stateNames } from '@yard/contracts/us-states';

/** For choosing a state by name. */
export const stateOptions = Object.entries(stateNames).map(([value, label]) => ({ value, label }));
