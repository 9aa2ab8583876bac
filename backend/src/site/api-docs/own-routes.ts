import type { DescribedRoute } from './described-route';

/** Routes that no controller declares, because they need their body as the bytes it came in. */
export const ownRoutes: readonly DescribedRoute[] = [
  {
    method: 'POST',
    path: '/stripe/webhook',
    controller: 'Stripe',
    handler: 'webhook',
    status: 200,
    isAuthenticated: false,
    isGuestOnly: false,
    isStateless: true,
    loadsRecord: false,
    asksPolicy: false,
    guards: [],
    rules: null,
    filters: null,
  },
];
