import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { isDuplicate, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { ProviderRejected } from '../payment-provider';
import { SimulatedObject } from './simulated-object.entity';
import { type Body, ID_PREFIXES, noSuch, type SimulatedWork, type SimulationStore } from './simulation-store';

@Injectable()
export class SimulatedStore implements SimulationStore {
  constructor(
    @InjectRepository(SimulatedObject) private readonly objects: Repository<SimulatedObject>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(object: string, id: string): Promise<Body> {
    const found = await this.objects.findOneBy({ id, object });
    if (!found) throw new ProviderRejected(noSuch(object, id));
    return found.body;
  }

  async madeWith(idempotencyKey: string): Promise<Body | null> {
    const where = { idempotency_key: idempotencyKey };
    return (await this.objects.findOneBy(where))?.body ?? null;
  }

  async since(object: string, at: Date): Promise<Body[]> {
    const where = { object, created_at: MoreThanOrEqual(at) };
    const found = await this.objects.find({ where, order: { created_at: 'ASC' } });
    return found.map(({ body }) => body);
  }

  async once(
    object: string,
    idempotencyKey: string | null,
    parameters: object,
    make: (work: SimulatedWork, id: string) => Promise<Body> | Body,
  ): Promise<Body> {
    const known = await this.answered(idempotencyKey, parameters);
    if (known) return known;
    try {
      return await this.unitOfWork.run(async (tx) => {
        const id = `${ID_PREFIXES[object] ?? object}_${randomBytes(12).toString('hex')}`;
        const body = { id, ...(await make(workIn(tx), id)) };
        await tx.manager.insert(SimulatedObject, {
          id,
          object,
          body: { ...body, request: parameters },
          idempotency_key: idempotencyKey,
          created_at: tx.now,
        });
        return body;
      });
    } catch (error) {
      // Another call used the same key meanwhile: theirs is the object.
      const first = isDuplicate(error) ? await this.answered(idempotencyKey, parameters) : null;
      if (!first) throw error;
      return first;
    }
  }

  change(object: string, id: string, changes: (body: Body) => Body): Promise<Body> {
    return this.unitOfWork.run(async (tx) => {
      const work = workIn(tx);
      const found = await work.lock(object, id);
      if (!found) throw new ProviderRejected(noSuch(object, id));
      const body = { ...found, ...changes(found) };
      await work.put(id, body);
      return body;
    });
  }

  private async answered(idempotencyKey: string | null, parameters: object): Promise<Body | null> {
    const first = idempotencyKey === null ? null : await this.madeWith(idempotencyKey);
    if (first && JSON.stringify(first['request']) !== JSON.stringify(parameters)) {
      throw new ProviderRejected(
        `Keys for idempotent requests can only be used with the same parameters: ${idempotencyKey}`,
      );
    }
    return first;
  }
}

const workIn = (tx: Transaction): SimulatedWork => ({
  find: async (object, id) => (await tx.manager.findOneBy(SimulatedObject, { id, object }))?.body ?? null,
  lock: async (object, id) => (await tx.lock(SimulatedObject, { id, object }))?.body ?? null,
  put: async (id, body) => {
    await tx.manager.update(SimulatedObject, { id }, { body: body as never });
  },
});
