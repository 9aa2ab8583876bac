import { savedSearchShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';

export const presentSavedSearch = presenterOf(savedSearchShape);
