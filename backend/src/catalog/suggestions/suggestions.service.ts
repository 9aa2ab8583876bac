import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, SuggestionRecord } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { PlacesService } from '../addresses/places.service';
import { Machine } from '../machines/machine.entity';
import { Interpreter } from '../search/interpreter';
import { MachineIndex } from '../search/machine-index';
import { plainWords } from '../search/words/plain-words';
import { queryFor, type TypedQuery } from './typed-query';
import { suggestedTypes } from './suggested-types';
import { suggestedWords } from './suggested-words';

/** Of more machines than these none is what somebody has in mind. */
const FEW_MACHINES = 200;
const PLACES_MAX = 2;

/** What somebody who types into the search may look for: docs/decisions/0045. */
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
