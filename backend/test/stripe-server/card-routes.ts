import { textOf } from './form';
import { ok, refused, type Route } from './route';
import { methodShape, setupIntentShape } from './shapes';

/** Customers, their cards, and the forms that take them. */
export const cardRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    run: async ({ provider, form }) => {
      const input = { email: textOf(form, 'email'), name: textOf(form, 'name') };
      const { id } = await provider.createCustomer(input, null);
      return ok({ id, object: 'customer', ...input, livemode: false });
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    run: async ({ provider, store, form, emit }) => {
      if (textOf(form, 'usage') !== 'off_session') return refused('usage must be off_session here');
      const customer = textOf(form, 'customer');
      await store.find('customer', customer);
      const shape = setupIntentShape({ ...(await provider.createSetupIntent({ customer }, null)) });
      emit('setup_intent.created', shape);
      return ok(shape);
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    run: async ({ store, params }) =>
      ok(setupIntentShape(await store.find('setup_intent', params['id'] ?? ''))),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    run: async ({ store, params }) => ok(methodShape(await store.find('payment_method', params['id'] ?? ''))),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    run: async ({ provider, store, params, form, emit }) => {
      const customer = textOf(form, 'customer');
      await store.find('customer', customer);
      const shape = methodShape({
        ...(await provider.attachPaymentMethod(params['id'] ?? '', { customer })),
      });
      emit('payment_method.attached', shape);
      return ok(shape);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    run: async ({ provider, store, params, emit }) => {
      const id = params['id'] ?? '';
      await provider.detachPaymentMethod(id);
      const shape = methodShape(await store.find('payment_method', id));
      emit('payment_method.detached', shape);
      return ok(shape);
    },
  },
];
