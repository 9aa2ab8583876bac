import { cardRoutes } from './card-routes';
import { connectRoutes } from './connect-routes';
import { disputeRoutes } from './dispute-routes';
import { intentRoutes } from './intent-routes';
import { refundRoutes } from './refund-routes';
import type { Route } from './route';

/** Every call that is answered; a family each. */
export const routes: readonly Route[] = [
  ...cardRoutes,
  ...intentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...connectRoutes,
];
