import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FacetChoice, MachineAttribute } from '@yard/contracts';
import { Repository } from 'typeorm';
import { MachineType } from '../../machine-types/machine-type.entity';
import { flagOf } from '../attributes/requested-attributes';
import type { ListQuery, AttributeTally, Found, MachineList, Tallied, Tallying } from '../machine-index';
import { MachineIndex } from '../machine-index';
import { type Count, withChosen } from './counts';

/** Counts what each value of the attributes of the list's one type would leave of it. */
@Injectable()
export class AttributeCounts {
  constructor(
    private readonly index: MachineIndex,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
  ) {}

  /**
   * @param all      what fits the list, tallied at the same time
   * @param finding  the list with all its filters, at the same time
   * @returns        by attribute; null for a list of machines that have none in common
   */
  async of(
    query: ListQuery,
    all: Tallying,
    finding: Promise<Found>,
  ): Promise<Record<string, FacetChoice[]> | null> {
    const attributes = await this.chooseable(query.list);
    if (attributes.length === 0) return null;
    const free = attributes.filter((attribute) => chosenOf(attribute, query.list) === null);
    const names = free.map(({ name }) => name);
    // One reading serves all attributes of which nothing is chosen.
    const whole = names.length > 0 ? this.index.attributeTallies(query, names, all) : null;
    const choices = attributes.map(async (attribute): Promise<[string, FacetChoice[]]> => {
      const { name } = attribute;
      const chosen = chosenOf(attribute, query.list);
      const own = () => this.index.attributeTallies({ ...query, list: without(name, query.list) }, [name]);
      const [tallied, found] = await Promise.all([chosen === null && whole ? whole : own(), finding]);
      return [name, choicesOf(attribute, tallied, chosen, found)];
    });
    return Object.fromEntries(await Promise.all(choices));
  }

  private async chooseable({ machine_type_id }: MachineList): Promise<MachineAttribute[]> {
    if (machine_type_id == null) return [];
    const type = await this.types.findOneBy({ id: machine_type_id });
    return type?.attribute_schema?.filter(({ kind }) => kind !== 'number') ?? [];
  }
}

function choicesOf(
  { name, kind, choices = [] }: MachineAttribute,
  { tallies, isBound }: Tallied<AttributeTally>,
  chosen: string | null,
  found: Found,
): FacetChoice[] {
  const isFlag = kind === 'boolean';
  const values = isFlag ? FLAGS : new Map(choices.map((choice) => [choice, choice]));
  const of = (value: string) =>
    tallies.find((tally) => tally.name === name && value === (isFlag ? String(tally.value) : tally.choice));
  const counts = [...values.keys()].flatMap((value): Count[] => {
    const count = of(value)?.count ?? 0;
    return count > 0 ? [{ value, count, isBound, machineId: null }] : [];
  });
  counts.sort((one, other) => other.count - one.count);
  const own = chosen === null ? null : { value: chosen, count: found.total, isBound: found.isBound };
  return withChosen(counts, own, counts.length + 1).map(({ value, count, isBound: count_is_bound }) => ({
    value,
    label: values.get(String(value)) ?? String(value),
    count,
    count_is_bound,
  }));
}

const FLAGS = new Map([
  ['1', 'Yes'],
  ['0', 'No'],
]);

function chosenOf({ name, kind }: MachineAttribute, { attributes }: MachineList): string | null {
  const is = attributes?.[name]?.is ?? null;
  return kind === 'boolean' && is !== null ? String(flagOf(is) ?? is) : is;
}

/** The list as it would be without: what is chosen does not hide what else there is. */
function without(name: string, list: MachineList): MachineList {
  const { [name]: _own, ...others } = list.attributes ?? {};
  return { ...list, attributes: Object.keys(others).length > 0 ? others : null };
}
