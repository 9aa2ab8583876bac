import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A text that is the same for everybody as long as the process runs: compressed once, and known by its ETag. */
export class PreparedAnswer {
  private constructor(
    private readonly type: string,
    private readonly tag: string,
    private readonly bodies: { br: Buffer; gzip: Buffer; plain: Buffer },
  ) {}

  static async of(text: string, type: string): Promise<PreparedAnswer> {
    const plain = Buffer.from(text);
    const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
    const bodies = { br: await promisify(brotliCompress)(plain), gzip: await promisify(gzip)(plain), plain };
    return new PreparedAnswer(type, tag, bodies);
  }

  /** 304 to who has it already. */
  send({ headers }: FastifyRequest, reply: FastifyReply): void {
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    reply.headers({ etag: this.tag, 'cache-control': 'public, no-cache', vary });
    if (headers['if-none-match']?.includes(this.tag)) {
      reply.code(304).send();
      return;
    }
    const accepted = String(headers['accept-encoding'] ?? '');
    const coding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!;\\s*q=0)`).test(accepted),
    );
    if (coding) reply.header('content-encoding', coding);
    reply.type(this.type).send(this.bodies[coding ?? 'plain']);
  }
}
