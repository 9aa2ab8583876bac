import type { ResetTokenStore } from '@laravel-wire/nest/fortify';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { PasswordResetToken } from './password-reset-token.entity';

export function resetTokensIn({ manager }: Transaction): ResetTokenStore {
  return {
    find: (email) => manager.findOneBy(PasswordResetToken, { email }),
    put: async (email, token, created_at) => {
      await manager.delete(PasswordResetToken, { email });
      await manager.insert(PasswordResetToken, { email, token, created_at });
    },
    delete: async (email) => {
      await manager.delete(PasswordResetToken, { email });
    },
  };
}
