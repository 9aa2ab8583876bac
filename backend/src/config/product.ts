/** The program's name in traces and in its database. */
export const PRODUCT = 'yard';

export const PRODUCT_NAME = 'Yard';
