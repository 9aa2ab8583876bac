/** The program's name in traces and in its database. */
export const PRODUCT = 'yard';

/** The same as people read it: on papers, and where the server calls others. */
export const PRODUCT_NAME = 'Yard';
