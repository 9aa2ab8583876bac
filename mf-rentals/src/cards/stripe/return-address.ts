/** Query parameters that Stripe adds to the return address after a card is set up or a payment confirmed. */
export const SETUP_RETURN = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'] as const;
export const PAYMENT_RETURN = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/** The page's address without some members of its query. */
export function hereWithout(names: readonly string[], here = window.location.href): string {
  const address = new URL(here);
  names.forEach((name) => address.searchParams.delete(name));
  return address.href;
}
