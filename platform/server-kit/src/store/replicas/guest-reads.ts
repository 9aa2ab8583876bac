import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type GuestReading, guestScope, type Send } from './guest-scope';
import type { Replica } from './replica';
import { Replicas } from './replicas';

/** Replicas only read: changes, and what a request has to find again that made them, belong to the primary. */
const READS = /^[\s(]*(?:SELECT|WITH)\b/i;

/** Lists that guests may have seconds late are read from replicas, where there are any. */
@Injectable()
export class GuestReads implements OnApplicationShutdown {
  constructor(@Inject(Replicas) private readonly replicas: Replicas | null) {}

  /**
   * Does what a request asks for. A guest's statements go to a replica that is up and not too far behind, one and the
   * same for the whole of it; to the primary where there is none, from when it fails on, and for whoever is signed in.
   */
  of<T>(isGuest: boolean, work: () => Promise<T>): Promise<T> {
    const replica = isGuest ? this.replicas?.next() : null;
    return replica ? guestScope.run(new ReplicaReading(replica), work) : work();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replicas?.close();
  }
}

class ReplicaReading implements GuestReading {
  constructor(private replica: Replica | null) {}

  async ask(sql: string, send: Send): ReturnType<GuestReading['ask']> {
    if (!READS.test(sql)) this.end();
    const given = (await this.replica?.ask(send)) ?? null;
    if (given === null) this.end();
    return given;
  }

  end(): void {
    this.replica = null;
  }
}
