import { type DynamicModule, Module } from '@nestjs/common';

/** A feature's records of a person, as statements that each have one `?`: the person's id. */
export interface PersonalRecords {
  /** Rows of their export, by the name of the file. Each names its columns: a new one is given to nobody unasked. */
  exported?: Readonly<Record<string, string>>;
  /** Their photos: `id`, and `path` in the store's folder `media`. */
  photos?: string;
  /** Deletes or empties what nobody else needs of an erased account. */
  erased?: readonly string[];
  /** Conditions in which `?` is the person's email address. */
  erasedByEmail?: readonly string[];
}

/** The end of a statement that reads a person's own rows. */
export const OF_USER = 'WHERE user_id = ? ORDER BY id';

export class PersonalData {
  constructor(readonly rooms: readonly PersonalRecords[]) {}
}

@Module({})
export class PersonalDataModule {
  static with(rooms: readonly PersonalRecords[]): DynamicModule {
    const providers = [{ provide: PersonalData, useValue: new PersonalData(rooms) }];
    return { module: PersonalDataModule, global: true, providers, exports: [PersonalData] };
  }
}
