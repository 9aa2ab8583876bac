import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  SearchPage: () => import('./search/search-page'),
  MachinePage: () => import('./machine/machine-page'),
  OwnerPage: () => import('./machine/owner-page'),
  ComparePage: () => import('./compare/compare-page'),
  MyMachinesPage: () => import('./my-machines/my-machines-page'),
  NewMachinePage: () => import('./my-machines/new-machine-page'),
  FleetPage: () => import('./fleet/fleet-page'),
  SeveralRatesPage: () => import('./several-rates/several-rates-page'),
  ImportMachinesPage: () => import('./import-machines/import-page'),
  EditMachinePage: () => import('./my-machines/edit-machine-page'),
  AddressesPage: () => import('./addresses/addresses-page'),
  SavedPage: () => import('./saved/saved-page'),
  MuteSearchPage: () => import('./saved/mute-search-page'),
  BecomeAnOwnerPage: () => import('./owners/become-an-owner-page'),
};

export const slots: RemoteEntry['slots'] = {
  Categories: () => import('./home/categories'),
  RecentMachines: () => import('./home/recent-machines'),
  AddressesPanel: () => import('./addresses/addresses-panel'),
  MachinesInstead: () => import('./machines/similar-machines'),
};
