import type { DeliveryTerms, Rates } from '@yard/contracts';
import { type EntityManager, In } from 'typeorm';
import { minorFrom } from '../../../database/minor-units';
import { Machine } from '../../machine.entity';
import { DeliveryOption } from '../../parts/delivery-option.entity';

type Raw = Record<string, string | number | null>;

/** What a machine's total comes from. */
export interface PricedMachine extends Rates {
  id: number;
  user_id: number;
  minimum_days: number;
  lat: number | null;
  lng: number | null;
  options: DeliveryTerms[];
}

/** Of these machines those that somebody brings. Plain rows: five hundred entities cost more than their prices. */
export async function pricedMachines(
  manager: EntityManager,
  ids: readonly number[],
): Promise<PricedMachine[]> {
  const optionsOf = await deliveryTerms(manager, ids);
  if (optionsOf.size === 0) return [];
  const rows = await rawRows(manager, Machine, MACHINE, { id: In([...optionsOf.keys()]) });
  return rows.map((row) => ({
    id: Number(row.id),
    user_id: Number(row.user_id),
    minimum_days: Number(row.minimum_days),
    daily_rate: minorOrNull(row.daily_rate),
    weekly_rate: minorOrNull(row.weekly_rate),
    monthly_rate: minorOrNull(row.monthly_rate),
    lat: numberOrNull(row.lat),
    lng: numberOrNull(row.lng),
    options: optionsOf.get(Number(row.id)) ?? [],
  }));
}

async function deliveryTerms(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, DeliveryTerms[]>> {
  const terms = new Map<number, DeliveryTerms[]>();
  for (const row of await rawRows(manager, DeliveryOption, OPTION, { machine_id: In([...ids]) })) {
    const machineId = Number(row.machine_id);
    const option = {
      name: String(row.name),
      radius: Number(row.radius),
      base_amount: minorFrom(row.base_amount ?? 0),
      amount_per_distance: minorFrom(row.amount_per_distance ?? 0),
    };
    terms.set(machineId, [...(terms.get(machineId) ?? []), option]);
  }
  return terms;
}

const MACHINE = ['id', 'user_id', 'minimum_days', 'daily_rate', 'weekly_rate', 'monthly_rate', 'lat', 'lng'];
const OPTION = ['machine_id', 'name', 'radius', 'base_amount', 'amount_per_distance'];

function rawRows(
  manager: EntityManager,
  entity: typeof Machine | typeof DeliveryOption,
  columns: readonly string[],
  where: object,
): Promise<Raw[]> {
  const [first = '', ...others] = columns;
  const query = manager.createQueryBuilder<Machine | DeliveryOption>(entity, 'one').where(where);
  query.select(`one.${first}`, first);
  for (const column of others) query.addSelect(`one.${column}`, column);
  return query.getRawMany<Raw>();
}

const numberOrNull = (value: string | number | null | undefined) => (value == null ? null : Number(value));
const minorOrNull = (value: string | number | null | undefined) => (value == null ? null : minorFrom(value));
