import { type RecordedRequest, Visitor } from '@laravel-wire/conformance';
import { unsealed } from './sealed';

/** The server that the cases are replayed against. */
export interface Target {
  url: string;
  appKey: string;
  resetPath: string;
}

const FRONTEND = 'http://localhost:3000';
const VALIDATE = '/api/lab/validate';

/** A browser at the reference application's front end, and who its fixtures have for users. */
export class ReferenceVisitor extends Visitor {
  protected override readonly habits = {
    Accept: 'application/json, text/plain, */*',
    Origin: FRONTEND,
    Referer: `${FRONTEND}/`,
    Cookie: '<jar>',
    'X-XSRF-TOKEN': '<xsrf>',
  };

  /** @param email  of the user whom the case is about */
  constructor(
    private readonly target: Target,
    email = 'none',
  ) {
    const body = { email, password: 'password' };
    super(target.url, { [email]: [{ method: 'POST', path: '/login', body, status: 204 }] });
  }

  protected override filled(value: string): string {
    const token = () => unsealed(this.target.appKey, this.jar.value('XSRF-TOKEN'));
    return super.filled(value).replace('<plain session token>', token);
  }

  /** The validator's specification went as a text inside the body, so that its values were not trimmed. */
  protected override bodyOf(request: RecordedRequest): string {
    const megabytes = /^<JSON of ([\d.]+) MB/.exec(request.raw ?? '')?.[1];
    if (megabytes !== undefined) {
      return JSON.stringify({ line1: 'x'.repeat(Number(megabytes) * 1024 * 1024) });
    }
    const isSpec = request.path === VALIDATE && request.raw === undefined && request.body !== undefined;
    return super.bodyOf(isSpec ? { ...request, body: { spec: JSON.stringify(request.body) } } : request);
  }
}
