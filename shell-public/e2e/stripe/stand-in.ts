/**
 * Stands in for `https://js.stripe.com`: as much of Stripe.js as a card form needs, with a form of two controls. What
 * the page asked of it is kept in `window.stripeCalls`; how it answers is read from `window.stripeAnswers`.
 */
export const STRIPE_STAND_IN = `
window.stripeCalls = [];
window.stripeAnswers = window.stripeAnswers ?? {};
window.Stripe = (key) => {
  const told = (name, detail) => window.stripeCalls.push({ name, detail });
  told('Stripe', key);
  const answer = (name, usual) => Promise.resolve(window.stripeAnswers[name] ?? usual);
  const element = () => {
    const listeners = {};
    return {
      on: (event, listener) => { listeners[event] = listener; return this; },
      off: () => undefined,
      update: () => undefined,
      unmount: () => undefined,
      destroy: () => undefined,
      mount: (place) => {
        place.innerHTML = '<label>Number on the card <input name="number"></label>';
        setTimeout(() => listeners.ready?.({ elementType: 'payment' }), 50);
      },
    };
  };
  return {
    elements: (options) => {
      told('elements', options);
      return {
        create: () => element(),
        getElement: () => null,
        update: (options) => told('update', options),
        submit: () => answer('submit', {}),
      };
    },
    createToken: () => answer('createToken', {}),
    createPaymentMethod: () => answer('createPaymentMethod', {}),
    confirmSetup: ({ clientSecret, redirect, confirmParams }) => {
      told('confirmSetup', { clientSecret, redirect, confirmParams });
      return answer('confirmSetup', { setupIntent: { id: 'seti_1', status: 'succeeded' } });
    },
    retrievePaymentIntent: (secret) => {
      told('retrievePaymentIntent', secret);
      return answer('retrievePaymentIntent', { paymentIntent: { status: 'requires_action' } });
    },
    handleNextAction: ({ clientSecret }) => {
      told('handleNextAction', clientSecret);
      return answer('handleNextAction', { paymentIntent: { status: 'succeeded' } });
    },
    confirmCardPayment: (secret, data) => {
      told('confirmCardPayment', { secret, data });
      return answer('confirmCardPayment', { paymentIntent: { status: 'succeeded' } });
    },
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
};
`;
