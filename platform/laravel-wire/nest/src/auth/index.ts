import type { WirePart } from '../part';
import { AuthController } from './auth.controller';
import { Credentials } from './credentials';
import { Logins } from './logins';
import { Passwords } from './passwords';
import { Registrations } from './registrations';
import { FailureLimit } from '../throttle/failure-limit';

/** Login, logout, registration and the current user, as Sanctum and Fortify have them: passport and bcrypt. */
export const auth: WirePart = {
  controllers: [AuthController],
  providers: [Credentials, FailureLimit, Registrations],
  exports: [Logins, Passwords],
};

export { Logins, Passwords };
