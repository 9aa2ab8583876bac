import { savedSearchShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';

export const presentSavedSearch = presenterOf(savedSearchShape);
