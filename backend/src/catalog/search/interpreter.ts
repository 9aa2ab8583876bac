import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MachineType } from '../machine-types/machine-type.entity';
import { SearchSynonym } from '../search-synonyms/search-synonym.entity';
import { MachineIndex } from './machine-index';
import { TermReader, type Understanding } from './terms/term-reader';
import { KnownTerms } from './terms/known-terms';
import { Vocabulary } from './terms/vocabulary';
import { type Measure, measuresOf, type Size } from './words/size';

export interface Language {
  knownTerms: KnownTerms;
  read(text: string): Promise<Understanding>;
}

/** Reads what people type into a search. */
@Injectable()
export class Interpreter {
  constructor(
    private readonly index: MachineIndex,
    @InjectRepository(SearchSynonym) private readonly synonyms: Repository<SearchSynonym>,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
  ) {}

  async language(): Promise<Language> {
    const [types, synonyms] = await Promise.all([
      this.types.find({ select: { id: true, name: true } }),
      this.synonyms.find({ select: { term: true, means: true } }),
    ]);
    const knownTerms = new KnownTerms(types, synonyms);
    const reader = new TermReader(new Vocabulary(this.index, knownTerms), knownTerms, (size) =>
      this.measures(size),
    );
    return { knownTerms, read: async (text) => understood(await reader.read(text)) };
  }

  /** Called by few searches: the schemas of all types are long. */
  private async measures(size: Size): Promise<Measure[]> {
    return measuresOf(size, await this.types.find({ select: { id: true, attribute_schema: true } }));
  }
}

function understood(understanding: Understanding): Understanding {
  return understanding.terms.length > 0 ? understanding : { ...understanding, terms: [NO_WORD] };
}

/** A text of signs alone names nothing. */
const NO_WORD = { text: '', ways: [] };
