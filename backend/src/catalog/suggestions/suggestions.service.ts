import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, SuggestionRecord } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { PlacesService } from '../addresses/places.service';
import { Machine } from '../machines/machine.entity';
import { Interpreter } from '../search/interpreter';
import { MachineIndex } from '../search/machine-index';
import { typesOf } from '../search/terms/term';
import { plainWords } from '../search/words/plain-words';
import { suggestedWords } from './suggested-words';
import { COUNTED_MAX, queryFor, type TypedQuery } from './typed-query';

const CANDIDATES_MAX = 8;
const TYPES_MAX = 3;

/** Types that are called so, or are meant by it, of which there are machines: those with most first. */
async function suggestedTypes(index: MachineIndex, asking: TypedQuery): Promise<SuggestionRecord[]> {
  const { actor, words, language, meant } = asking;
  const meanings = new Set(typesOf(meant.terms));
  const types = language.knownTerms.types.filter(
    ({ id, words: name }) => meanings.has(id) || begins(words, name),
  );
  const counted: { id: number; name: string; count: number }[] = [];
  for (const { id, name } of types.slice(0, CANDIDATES_MAX)) {
    const count = await index.upTo(queryFor(actor, [], { machine_type_id: id }), COUNTED_MAX);
    counted.push({ id, name, count });
  }
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, TYPES_MAX)
    .map(({ id, name }) => ({ kind: 'type', label: name, id, filters: { machine_type_id: id } }));
}

function begins(words: readonly string[], name: readonly string[]): boolean {
  return words.every((start) => name.some((word) => word.startsWith(start)));
}

/** Beyond this many machines, none is the one somebody has in mind. */
const FEW_MACHINES = 200;
const PLACES_MAX = 2;

/** Suggestions while somebody types into the search: docs/decisions/0045. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly interpreter: Interpreter,
    private readonly index: MachineIndex,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly places: PlacesService,
  ) {}

  /** Words, types, machines and places, in this order; only what leads to machines that this person may see. */
  async of(actor: Actor | null, text: string): Promise<SuggestionRecord[]> {
    const words = plainWords(text);
    if (words.length === 0) return [];
    const language = await this.interpreter.language();
    const asking = { actor, text, words, language, meant: await language.read(text) };
    const found = await Promise.all([
      suggestedWords(this.index, asking),
      suggestedTypes(this.index, asking),
      this.ofMachines(asking),
      this.ofPlaces(text),
    ]);
    return found.flat();
  }

  private async ofMachines({ actor, meant }: TypedQuery): Promise<SuggestionRecord[]> {
    const listQuery = queryFor(actor, meant.terms);
    if ((await this.index.upTo(listQuery, FEW_MACHINES)) === FEW_MACHINES) return [];
    const { ids } = await this.index.find(listQuery);
    const select = { id: true, subject: true } as const;
    const machines = await this.machines.find({ select, where: { id: In(ids) }, order: { id: 'DESC' } });
    return machines.map(({ id, subject }) => ({ kind: 'machine', label: subject, id, filters: null }));
  }

  private async ofPlaces(text: string): Promise<SuggestionRecord[]> {
    const places = await this.places.beginning(text, PLACES_MAX);
    return places.map(({ label, lat, lng }) => ({ kind: 'place', label, id: null, filters: { lat, lng } }));
  }
}
