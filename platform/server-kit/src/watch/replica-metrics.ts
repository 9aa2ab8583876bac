import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Replicas } from '../store/replicas/replicas';
import { Metrics } from './metrics';

/** State of the database's replicas as this process finds them; without any these metrics are absent. */
@Injectable()
export class ReplicaMetrics {
  constructor({ registry }: Metrics, @Inject(Replicas) replicas: Replicas | null) {
    const states = () => replicas?.states ?? [];
    const registers = [registry];
    new Gauge({
      name: 'database_replica_up',
      help: '1 where guests are read from the replica, 0 where it is passed over for the primary.',
      labelNames: ['replica'],
      registers,
      collect() {
        for (const { name, trouble } of states()) this.set({ replica: name }, trouble === null ? 1 : 0);
      },
    });
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How far the replica is behind at most, within a second; absent where it does not say.',
      labelNames: ['replica'],
      registers,
      collect() {
        this.reset();
        for (const { name, lagSeconds } of states())
          if (lagSeconds !== null) this.set({ replica: name }, lagSeconds);
      },
    });
    new Counter({
      name: 'database_replica_statements_total',
      help: 'Statements of guests that the replica answered, or that the primary was asked in its place (passed).',
      labelNames: ['replica', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const { name, answered, passed } of states()) {
          this.inc({ replica: name, outcome: 'answered' }, answered);
          this.inc({ replica: name, outcome: 'passed' }, passed);
        }
      },
    });
  }
}
