import type { DepositTerms, Rates } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { isSqlite, minorFrom } from '@kit/server/store/reading';
import type { OfferedDelivery } from './delivered-total';
import { idsIn } from '../table/condition';
import { andAll } from '../table/statements';

type Amount = string | number | null;

export interface PricedMachine extends Rates {
  id: number;
  user_id: number;
  minimum_days: number;
  lat: number | null;
  lng: number | null;
  options: OfferedDelivery[];
}

interface Raw extends Omit<PricedMachine, 'options' | keyof Rates>, Record<keyof Rates, Amount> {
  option_id: number;
  name: string;
  radius: number | string;
  base_amount: Amount;
  amount_per_distance: Amount;
}

/** Leaves out machines without delivery. One statement of plain rows: there are five hundred. */
export async function pricedMachines(
  manager: EntityManager,
  ids: readonly number[],
): Promise<PricedMachine[]> {
  const rows = await manager.query<Raw[]>(
    `SELECT m.id, m.user_id, m.minimum_days, m.daily_rate, m.weekly_rate, m.monthly_rate, m.lat, m.lng,
        o.id AS option_id, o.name, o.radius, o.base_amount, o.amount_per_distance
      FROM machines m ${andAll(isSqlite(manager.dataSource))} machine_delivery_options o ON o.machine_id = m.id
      WHERE ${idsIn('m.id', ids).sql} AND o.deleted_at IS NULL AND m.deleted_at IS NULL`,
  );
  const machines = new Map<number, PricedMachine>();
  for (const row of rows) {
    const machine = machines.get(row.id) ?? machineOf(row);
    machine.options.push(optionOf(row));
    machines.set(row.id, machine);
  }
  return [...machines.values()];
}

function machineOf({ id, user_id, minimum_days, daily_rate, weekly_rate, monthly_rate, lat, lng }: Raw) {
  const rates = {
    daily_rate: minorOrNull(daily_rate),
    weekly_rate: minorOrNull(weekly_rate),
    monthly_rate: minorOrNull(monthly_rate),
  };
  return { id, user_id, minimum_days, ...rates, lat, lng, options: [] };
}

function optionOf({ option_id, name, radius, base_amount, amount_per_distance }: Raw): OfferedDelivery {
  return {
    id: option_id,
    name,
    radius: Number(radius),
    base_amount: minorFrom(base_amount ?? 0),
    amount_per_distance: minorFrom(amount_per_distance ?? 0),
  };
}

type RawTerms = Pick<DepositTerms, 'kind'> & Record<Exclude<keyof DepositTerms, 'kind'>, Amount>;

/** The terms of deposits that quotes use, too. */
export async function depositInForce(manager: EntityManager): Promise<DepositTerms> {
  const [row] = await manager.query<RawTerms[]>(
    `SELECT kind, amount, percent, minimum_amount, maximum_amount FROM deposit_policies
      WHERE deleted_at IS NULL ORDER BY version DESC LIMIT 1`,
  );
  if (!row) throw new RangeError('there is no deposit policy');
  return {
    kind: row.kind,
    amount: minorOrNull(row.amount),
    percent: row.percent === null ? null : Number(row.percent),
    minimum_amount: minorOrNull(row.minimum_amount),
    maximum_amount: minorOrNull(row.maximum_amount),
  };
}

const minorOrNull = (value: Amount) => (value === null ? null : minorFrom(value));
