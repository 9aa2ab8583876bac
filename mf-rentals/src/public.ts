import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  RequestPage: () => import('./request/request-page'),
  RentalsPage: () => import('./rentals/rentals-page'),
  RentalPage: () => import('./rental/rental-page'),
  CardsPage: () => import('./cards/cards-page'),
  PaymentsPage: () => import('./payments/payments-page'),
  PayoutsPage: () => import('./payouts/payouts-page'),
  OnboardingPage: () => import('./payouts/onboarding-page'),
  StatementsPage: () => import('./statements/statements-page'),
  StatementPage: () => import('./statements/statement-page'),
};

export const slots: RemoteEntry['slots'] = { HomeRentals: () => import('./home/home-rentals') };
