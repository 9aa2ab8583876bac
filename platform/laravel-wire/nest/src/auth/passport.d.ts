/** Parts of passport and its local strategy that `credentials.ts` uses. Their own types bring Express with them. */
declare module 'passport' {
  export class Passport {
    use(strategy: import('passport-local').Strategy): this;
    authenticate(
      strategy: 'local',
      options: { session: false },
      done: (error: unknown, user?: unknown) => void,
    ): (request: unknown, reply: unknown, next: (error: unknown) => void) => void;
  }
}

declare module 'passport-local' {
  type Done = (error: unknown, user?: unknown) => void;

  export class Strategy {
    constructor(
      options: { usernameField: string; session: false },
      verify: (email: string, password: string, done: Done) => void,
    );
  }
}
