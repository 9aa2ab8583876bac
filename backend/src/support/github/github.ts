import { Conflict, ServiceUnavailable } from '@laravel-wire/nest';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { GithubIssueState } from '@yard/contracts';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { GithubSettings } from '../../config/github-settings';

/** The members that Yard reads of an issue in GitHub's API. */
export interface GithubIssue {
  number: number;
  html_url: string;
  state: GithubIssueState;
  body: string | null;
}

const TIMEOUT_MS = 8_000;
const API_VERSION = '2022-11-28';
const RETRY_SECONDS = 60;
const NO_TOKEN = 'No GitHub repository is set: GITHUB_TOKEN and GITHUB_REPOSITORY name one.';
const NO_ANSWER = 'GitHub isn’t answering. Try again in a minute.';

/** The issues of one repository. https://docs.github.com/en/rest/issues/issues */
@Injectable()
export class Github {
  private readonly logger = new Logger(Github.name);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  get isSet(): boolean {
    return this.environment.github !== null;
  }

  /** @throws ServiceUnavailable where it may have been opened, Conflict where GitHub refused it, with its words */
  async create(issue: { title: string; body: string }): Promise<GithubIssue> {
    return (await this.ask('POST', '', issue)) as GithubIssue;
  }

  /** Null for one that is not there. @throws as `create` */
  async find(number: number): Promise<GithubIssue | null> {
    return (await this.ask('GET', `/${number}`)) as GithubIssue | null;
  }

  /** The newest hundred that changed since an instant. @throws as `create` */
  async changedSince(since: Date): Promise<GithubIssue[]> {
    const query = new URLSearchParams({ state: 'all', per_page: '100', since: since.toISOString() });
    return ((await this.ask('GET', `?${query.toString()}`)) ?? []) as GithubIssue[];
  }

  private async ask(method: string, path: string, body?: object): Promise<unknown> {
    const { github } = this.environment;
    if (!github) throw new Conflict(NO_TOKEN);
    const answer = await fetch(`${github.apiUrl}/repos/${github.repository}/issues${path}`, {
      method,
      headers: headersOf(github),
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => this.noAnswer(error));
    const isMissing = answer.status === 404 || answer.status === 410;
    if (method === 'GET' && isMissing) return null;
    if (answer.status >= 500 || isLimited(answer)) this.noAnswer(`it answered ${answer.status}`);
    const read = (await answer.json().catch((error: unknown) => this.noAnswer(error))) as {
      message?: string;
    };
    if (!answer.ok) throw new Conflict(`GitHub refused: ${read.message ?? answer.status}`);
    return read;
  }

  private noAnswer(why: unknown): never {
    this.logger.warn(`GitHub: ${String(why)}`);
    throw new ServiceUnavailable(NO_ANSWER, RETRY_SECONDS);
  }
}

/** GitHub says 403 to who asks too often, as to who may not ask. */
function isLimited({ status, headers }: Response): boolean {
  return status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0');
}

function headersOf({ token }: GithubSettings): Record<string, string> {
  return {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': 'Yard',
    'x-github-api-version': API_VERSION,
  };
}
