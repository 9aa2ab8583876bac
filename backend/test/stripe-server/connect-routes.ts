import type { Body } from '../../src/payments/simulator/simulation-store';
import { textOf, textsOf } from './form';
import { type Ask, ok, page, refused, type Reply, type Route, type StandIn } from './route';

const TRANSFERS = '/v1/transfers';

/** Accounts of owners, the pages that complete them, and transfers to them. */
export const connectRoutes: Route[] = [
  { method: 'POST', path: '/v1/accounts', run: createAccount },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    run: async ({ store, params }) => ok(accountShape(await store.find('account', params['id'] ?? ''))),
  },
  { method: 'POST', path: '/v1/account_links', run: createLink },
  { method: 'POST', path: TRANSFERS, run: createTransfer },
  {
    method: 'GET',
    path: TRANSFERS,
    run: async ({ store, form }) => {
      const fits = (body: Body) =>
        ['transfer_group', 'destination'].every((name) => !form[name] || body[name] === form[name]);
      return page(TRANSFERS, form, store.list('transfer', fits).map(transferShape));
    },
  },
];

/** The owner has told all that Stripe's pages ask; or, with `false`, Stripe has found something wrong since. */
export async function completeAccount(server: StandIn, id: string, isComplete = true): Promise<void> {
  const body = await server.store.change('account', id, () => ({ payouts_enabled: isComplete }));
  server.emit('account.updated', accountShape(body));
}

/** While our balance holds no money that transfers to this account may be made of. */
export async function keepShort(server: StandIn, id: string, isShort: boolean): Promise<void> {
  await server.store.change('account', id, () => ({ isShort }));
}

async function createAccount({ store, form, emit }: Ask): Promise<Reply> {
  if (textOf(form, 'type') !== 'express') return refused('type must be express here');
  const input = { email: textOf(form, 'email'), metadata: textsOf(form, 'metadata') };
  const shape = accountShape(
    await store.once('account', null, input, () => ({ ...input, payouts_enabled: false })),
  );
  emit('account.updated', shape);
  return ok(shape);
}

async function createLink({ store, form }: Ask): Promise<Reply> {
  const account = textOf(form, 'account');
  await store.find('account', account);
  const isWhole = ['return_url', 'refresh_url'].every((name) => /^https?:\/\//.test(textOf(form, name)));
  if (!isWhole || textOf(form, 'type') !== 'account_onboarding') return refused('Not a valid URL');
  return ok({ object: 'account_link', url: `https://connect.stripe.com/setup/e/${account}`, expires_at: 0 });
}

async function createTransfer({ store, form, moved, emit }: Ask): Promise<Reply> {
  const [currency, destination] = [textOf(form, 'currency'), textOf(form, 'destination')];
  const [amount, metadata] = [Number(textOf(form, 'amount')), textsOf(form, 'metadata')];
  const account = await store.find('account', destination);
  if (account['payouts_enabled'] !== true) {
    const message = 'Your destination account needs to have the transfers capability enabled.';
    return refused(message, 400, 'insufficient_capabilities_for_transfer');
  }
  if (account['isShort'] === true) return refused('Insufficient funds.', 400, 'balance_insufficient');
  const input = { amount, currency, destination, metadata, transfer_group: textOf(form, 'transfer_group') };
  const shape = transferShape(await store.once('transfer', null, input, () => input));
  moved({ kind: 'transfer', id: String(shape['id']), amount, currency, metadata });
  emit('transfer.created', shape);
  return ok(shape);
}

const accountShape = ({ id, email, metadata, payouts_enabled }: Body) => ({
  id,
  object: 'account',
  type: 'express',
  email,
  metadata,
  payouts_enabled,
  capabilities: { transfers: payouts_enabled === true ? 'active' : 'inactive' },
});

const transferShape = ({ request: _, ...body }: Body): Record<string, unknown> => ({
  ...body,
  object: 'transfer',
  livemode: false,
  reversed: false,
});
