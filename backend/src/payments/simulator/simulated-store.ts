import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { isDuplicate, type Transaction, UnitOfWork } from '../../database/unit-of-work';
import { ProviderRejected } from '../payment-provider';
import { SimulatedObject } from '../simulated-object.entity';

type Body = Record<string, unknown>;

/** What the simulator remembers, with the provider's rule of idempotency. */
@Injectable()
export class SimulatedStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ProviderRejected for an id that was never given */
  async find(object: string, id: string): Promise<Body> {
    const found = await this.dataSource.getRepository(SimulatedObject).findOneBy({ id, object });
    if (!found) throw new ProviderRejected(`No such ${object}: '${id}'`);
    return found.body;
  }

  /**
   * Makes an object once for a key; the same key and parameters give the first object again.
   *
   * @param make  the body, within the transaction that stores it
   * @throws      ProviderRejected for a key that was used with other parameters
   */
  async once(
    object: string,
    idempotencyKey: string | null,
    parameters: object,
    make: (tx: Transaction, id: string) => Promise<Body> | Body,
  ): Promise<Body> {
    const known = await this.answered(idempotencyKey, parameters);
    if (known) return known;
    try {
      return await this.unitOfWork.run(async (tx) => {
        const id = `${PREFIXES[object] ?? object}_${randomBytes(12).toString('hex')}`;
        const body = { id, ...(await make(tx, id)) };
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
      // Somebody else asked with the same key meanwhile: theirs is the object.
      const first = isDuplicate(error) ? await this.answered(idempotencyKey, parameters) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** Changes an object under its lock. */
  change(object: string, id: string, changes: (body: Body) => Body): Promise<Body> {
    return this.unitOfWork.run(async (tx) => {
      const found = await tx.lock(SimulatedObject, { id, object });
      if (!found) throw new ProviderRejected(`No such ${object}: '${id}'`);
      const body = { ...found.body, ...changes(found.body) };
      await tx.manager.update(SimulatedObject, { id }, { body: body as never });
      return body;
    });
  }

  private async answered(idempotencyKey: string | null, parameters: object): Promise<Body | null> {
    if (idempotencyKey === null) return null;
    const first = await this.dataSource
      .getRepository(SimulatedObject)
      .findOneBy({ idempotency_key: idempotencyKey });
    if (!first) return null;
    if (JSON.stringify(first.body['request']) !== JSON.stringify(parameters)) {
      throw new ProviderRejected(
        `Keys for idempotent requests can only be used with the same parameters: ${idempotencyKey}`,
      );
    }
    return first.body;
  }
}

const PREFIXES: Record<string, string> = {
  customer: 'cus',
  setup_intent: 'seti',
  payment_method: 'pm',
  payment_intent: 'pi',
  refund: 're',
};
