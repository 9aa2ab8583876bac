import type { RemoteEntry } from '@yard/remote-kit';

export const pages: RemoteEntry['pages'] = {
  MachineTypesPage: () => import('./machine-types/machine-types-page'),
};

export const slots: RemoteEntry['slots'] = {};
