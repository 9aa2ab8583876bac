import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  RequestPage: () => import('./request-wizard/request-page'),
  RentalsPage: () => import('./rental-lists/rentals-page'),
  RentalPage: () => import('./rental-page/rental-page'),
  CardsPage: () => import('./cards/cards-page'),
  PaymentsPage: () => import('./payments/payments-page'),
  PayoutsPage: () => import('./payouts/payouts-page'),
  OnboardingPage: () => import('./payouts/onboarding-page'),
  StatementsPage: () => import('./statements/statements-page'),
  StatementPage: () => import('./statements/statement-page'),
};

export const slots: RemoteEntry['slots'] = {
  HomeRentals: () => import('./home/home-rentals'),
  TicketRental: () => import('./rental-lists/ticket-rental'),
};
