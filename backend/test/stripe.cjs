// The stand-in of Stripe's API that applications of the specs may ask, and the settings that lead there.

/** The second is there while the first is replaced. */
const WEBHOOK_SECRETS = ['whsec_test_first', 'whsec_test_second'];

/** Stripe's API on this machine: docs in stripe-server. */
async function openStripe() {
  require('./stripe-server/load.cjs');
  const { StripeServer } = require('./stripe-server/stripe-server.ts');
  return StripeServer.open();
}

function stripeVariables(stripe) {
  return {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_specs',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_specs',
    STRIPE_API_URL: stripe.url,
    STRIPE_TIMEOUT_MS: '1200',
  };
}

module.exports = { openStripe, stripeVariables, WEBHOOK_SECRETS };
