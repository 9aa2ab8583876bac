import type { S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { BucketSettings } from '../../base/settings/bucket-settings';
import { StoreUnavailable } from '../../store/store-unavailable';
import { Outage } from '../../base/logging/outage';

type Sdk = typeof import('@aws-sdk/client-s3');
type Options = { abortSignal: AbortSignal };
type Question<Answer> = (client: S3Client, sdk: Sdk, options: Options) => Promise<Answer>;

/** Until a connection stands. */
const CONNECT_MS = 2_000;
/** Until a question is answered; what is sent along gets its own time, at the slowest that a network may be. */
const ANSWER_MS = 4_000;
const SLOWEST_BYTES_PER_MS = 256;
/** A file on its way that stands still for so long is given up. */
const SILENCE_MS = 30_000;
/** Files on their way to people, some of whom are slow. */
const MOST_CONNECTIONS = 512;
const ATTEMPTS = 2;

/** One bucket, used through AWS's library, which is loaded with the first call: docs/decisions/0060. */
export class BucketClient {
  private readonly outage: Outage;
  private loaded: Promise<{ sdk: Sdk; client: S3Client }> | null = null;

  constructor(readonly settings: BucketSettings) {
    this.outage = new Outage(new Logger('Files'), `bucket ${settings.bucket}`);
  }

  at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + name };
  }

  /**
   * @param bytes  how many are sent along
   * @throws StoreUnavailable where the bucket does not answer, or refuses
   */
  async send<Answer>(question: Question<Answer>, bytes = 0): Promise<Answer> {
    return this.answered(question, bytes).catch((error: unknown) => {
      throw this.unavailable(error);
    });
  }

  /** The same about a file, which may not be there. @returns the answer, or with which of these statuses it refused */
  async find<Answer>(question: Question<Answer>, statuses: readonly number[] = [404]) {
    return this.answered(question, 0).catch((error: unknown) => {
      const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
      const isOfFile = (error as Error).name !== 'NoSuchBucket';
      if (status !== undefined && isOfFile && statuses.includes(status)) {
        this.outage.back();
        return status;
      }
      throw this.unavailable(error);
    });
  }

  private async answered<Answer>(question: Question<Answer>, bytes: number): Promise<Answer> {
    const { sdk, client } = await (this.loaded ??= this.load());
    const controller = new AbortController();
    const { answerMs = ANSWER_MS } = this.settings;
    const timer = setTimeout(() => controller.abort(), answerMs + bytes / SLOWEST_BYTES_PER_MS);
    try {
      const answer = await question(client, sdk, { abortSignal: controller.signal });
      this.outage.back();
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  private async load() {
    // Its notice of the Node versions to come is for whoever chooses the library, not for whoever runs the server.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      // Stores other than AWS's own know no checksums at a body's end.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
    return { sdk, client };
  }

  private unavailable(error: unknown): StoreUnavailable {
    const { name, message } = error as Error;
    this.outage.away(`${name} ${message}`);
    return new StoreUnavailable(error, 'The files are out of reach just now.');
  }
}
