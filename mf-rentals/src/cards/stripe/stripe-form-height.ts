/** Height of Stripe's card form in pixels, reserved until it is there. */
export const STRIPE_FORM_HEIGHT = 244;
