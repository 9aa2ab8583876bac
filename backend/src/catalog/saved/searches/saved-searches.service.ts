import { Broadcaster, type ListQuery, NotFound, readFilters, ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, AttributeFilter, MachineFilters } from '@yard/contracts';
import type { SavedQuery, SavedSearchInput, UpdateSavedSearchInput } from '@yard/contracts/saved';
import { savedSearchShape } from '@yard/contracts/records';
import { SAVED_SEARCHES_MAX, savedSearchType } from '@yard/contracts/saved';
import { Repository } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { ErrorBag } from '@laravel-wire/core';
import { attributeInAddress, machineFilters, machineType } from '@yard/contracts';
import { type FieldName, ofOne } from '../../../resources/field-name';
import { User } from '../../../users/user.entity';
import { nextMorning } from './next-check';
import { SavedSearch } from './saved-search.entity';
import { mustFitWindow } from '../../search/flexible/sought-days';
import { readAttributeFilters } from '../../search/attributes/attribute-filter';

export const presentSavedSearch = presenterOf(savedSearchShape);

/** Parameters that say how a list is shown, not what is in it. */
const NO_FILTERS = ['page', 'per_page', 'sort', 'direction', 'facets'];

/**
 * The filters of a search in one form, whatever they were sent as: what the list of machines makes of them, in its
 * order, without those that narrow nothing.
 *
 * @param field  what the query is called in an error bag
 * @throws       ValidationFailed, as the list says it; and where nothing is left
 */
function canonicalQuery(given: unknown, field: string, now: Date): SavedQuery {
  const sent = Object.entries(given ?? {}).filter(([name]) => !NO_FILTERS.includes(name));
  const { errors, filters } = readFilters(machineType, Object.fromEntries(sent), { strict: true, now });
  if (Object.keys(errors).length > 0) throw new ValidationFailed(nameErrors(errors, field));

  mustFitWindow(filters as Partial<MachineFilters>, (name) => `${field}.${name}`);
  filters['attributes'] = attributesIn(filters['attributes'], field);
  const names = new Set(Object.keys(machineFilters.lines).map((name) => name.split('.')[0] ?? name));
  const stored = [...names].flatMap((name) => {
    const value = filters[name];
    return value == null || value === false ? [] : [[name, inOrder(value)] as const];
  });
  if (stored.length > 0) return Object.fromEntries(stored);
  throw ValidationFailed.field(field, `The ${field.replaceAll('_', ' ')} field is required.`);
}

/** @throws ValidationFailed, as the list says it. @returns null where nothing is filtered */
function attributesIn(given: unknown, field: string) {
  const read = readAttributeFilters(given);
  if (!read.ok) throw new ValidationFailed(nameErrors(read.errors, field));
  const filters = [...read.filters].filter(([, filter]) => attributeInAddress(filter) !== '');
  if (filters.length === 0) return null;
  return Object.fromEntries(filters.map(([name, filter]) => [name, withoutOpenBounds(filter)]));
}

/** Without the bounds that are left open: the search is the same with them and without. */
function withoutOpenBounds(filter: AttributeFilter): AttributeFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
}

function nameErrors(errors: ErrorBag, field: string): ErrorBag {
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [`${field}.${name}`, texts]));
}

/** Members of what lies deeper, in the order of their names. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, deeper]) => [name, inOrder(deeper)]));
}

/** The searches that a person keeps; nobody else's business, as favourites are. */
@Injectable()
export class SavedSearchesService {
  constructor(
    @InjectRepository(SavedSearch) private readonly searches: Repository<SavedSearch>,
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  page(actor: Actor, list: ListQuery): Promise<Rows<SavedSearch>> {
    return pageOf(this.searches, { user_id: actor.id }, list);
  }

  /** All or none. @throws ValidationFailed for a query that no list takes, one that is saved, and one too many */
  create(actor: Actor, inputs: readonly SavedSearchInput[], named: FieldName): Promise<SavedSearch[]> {
    return this.unitOfWork.run(async (tx) => {
      // The rows that are counted and compared below cannot change meanwhile.
      await tx.lock(User, { id: actor.id });
      const own = await tx.manager.findBy(SavedSearch, { user_id: actor.id });
      for (const [index, input] of inputs.entries()) {
        const field = named('query', index);
        if (own.length >= SAVED_SEARCHES_MAX) throw ValidationFailed.field(field, FULL);
        const query = canonicalQuery(input.query, field, tx.now);
        mustBeAnother(own, query, field);
        own.push(await this.insert(tx, actor, input, query));
      }
      return own.slice(-inputs.length);
    });
  }

  /** Another query, and mails that are turned on again, tell of what is published from now on. */
  update({ id, user_id }: SavedSearch, input: UpdateSavedSearchInput): Promise<SavedSearch> {
    return this.unitOfWork.run(async (tx) => {
      await tx.lock(User, { id: user_id });
      const search = await tx.lockOne(SavedSearch, id);
      const { name, place, notify } = input;
      const query = input.query && canonicalQuery(input.query, ofOne('query', 0), tx.now);
      if (query) {
        const own = await tx.manager.findBy(SavedSearch, { user_id });
        mustBeAnother(
          own.filter((other) => other.id !== id),
          query,
          'query',
        );
      }
      const isChanged = query !== undefined || (notify === true && !search.notify);
      await tx.update(search, { name, place, notify, query, ...(isChanged && this.fromNowOn(tx.now)) });
      return this.published(tx, search);
    });
  }

  /** Requires no session: the mail's link is enough. */
  mute({ id }: SavedSearch): Promise<SavedSearch> {
    return this.unitOfWork.run(async (tx) => {
      const search = await tx.lockOne(SavedSearch, id);
      return search.notify ? this.published(tx, await tx.update(search, { notify: false })) : search;
    });
  }

  /** @throws NotFound when it is gone already */
  remove({ id, user_id }: SavedSearch): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { affected } = await tx.manager.delete(SavedSearch, { id });
      if (affected === 0) throw NotFound.record('SavedSearch', id);
      tx.afterCommit(() => this.broadcaster.deleted(savedSearchType, [user_id], id));
    });
  }

  private async insert(tx: Transaction, actor: Actor, input: SavedSearchInput, query: SavedQuery) {
    const { name, place = null, notify } = input;
    const fields = { user_id: actor.id, name, place, query, notify: notify ?? true, notified_at: null };
    return this.published(tx, await tx.insert(SavedSearch, { ...fields, ...this.fromNowOn(tx.now) }));
  }

  private fromNowOn(now: Date) {
    return { looked_until: now, next_look_at: nextMorning(this.environment.timeZone, now) };
  }

  private published(tx: Transaction, search: SavedSearch): SavedSearch {
    const message = { model: presentSavedSearch(search) };
    tx.afterCommit(() => this.broadcaster.saved(savedSearchType, [search.user_id], message));
    return search;
  }
}

const FULL = `You already saved ${SAVED_SEARCHES_MAX} searches. Remove one first.`;

/** @throws ValidationFailed for a query that one of these has already */
function mustBeAnother(own: readonly SavedSearch[], query: SavedQuery, field: string): void {
  const same = own.find((search) => JSON.stringify(search.query) === JSON.stringify(query));
  if (same) throw ValidationFailed.field(field, `You already saved this search as “${same.name}”.`);
}
