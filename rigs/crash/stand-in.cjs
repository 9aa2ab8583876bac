// Stripe's stand-in as a process of its own, which outlives the application's deaths; steered over IPC by provider.mjs.
require('../../backend/test/stripe-server/load.cjs');
const { StripeServer } = require('../../backend/test/stripe-server/stripe-server.ts');
const { completeAccount } = require('../../backend/test/stripe-server/connect-routes.ts');

/** Chances of any POST: some are done and their answer is lost, some never arrive. */
const CHANCES = { drop_after: 0.1, drop_before: 0.05, error_after: 0.05, too_many: 0.02, hang: 0.01 };
const DELAY_MS = [0, 20];

StripeServer.open({ port: 0, movements: process.argv[2] }).then((server) => {
  const commands = {
    unleash: (seed) => server.faults.unleash({ seed, chances: CHANCES, delayMs: DELAY_MS }),
    calm: () => server.faults.clear(),
    /** The renter at the bank's page. */
    authenticate: ({ secret, outcome }) => server.authenticate(secret, outcome),
    returnRefund: (id) => server.returnRefund(id),
    sent: () => server.events,
    complete: (account) => completeAccount(server, account),
  };
  process.on('message', async ({ name, value }) => {
    process.send({ answer: (await commands[name](value)) ?? null });
  });
  process.on('disconnect', () => process.exit());
  process.send({ url: server.url });
});
