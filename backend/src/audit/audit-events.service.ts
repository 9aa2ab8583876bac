import type { FiltersOf } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditEventFilters, AuditEventRecord, AuditProof } from '@yard/contracts';
import { auditEventShape } from '@yard/contracts/records';
import { eventWords } from '@yard/contracts/back-office';
import { addDays, startOfDayIn } from '@yard/dates';
import { And, type FindOptionsWhere, LessThan, MoreThanOrEqual, Raw, Repository } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { containing, pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import { foundAs, searchedFor } from '../users/search-text';
import { UsersService } from '../users/users.service';
import type { AuditedChange } from './audit-changes';
import { chainOf } from './audit-chain';
import { AuditEvent } from './audit-event.entity';
import { checkAudit } from './check-audit';

/** Reads the record of changes. */
@Injectable()
export class AuditEventsService {
  private proving: Promise<AuditProof> | null = null;

  constructor(
    @InjectRepository(AuditEvent) private readonly events: Repository<AuditEvent>,
    private readonly users: UsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async page(filters: FiltersOf<AuditEventFilters>): Promise<Rows<AuditEventRecord>> {
    const { rows, total } = await pageOf(this.events, await this.where(filters), filters);
    return { rows: await this.shown(rows), total };
  }

  proof(): Promise<AuditProof> {
    const { manager } = this.events;
    this.proving ??= checkAudit(manager.dataSource, chainOf(this.environment)).finally(() => {
      this.proving = null;
    });
    return this.proving;
  }

  private async where(filters: FiltersOf<AuditEventFilters>): Promise<FindOptionsWhere<AuditEvent>> {
    const { user_id, record_type, record_id, search, from, to } = filters;
    const { timeZone } = this.environment;
    const conditions = Object.entries({ user_id, record_type, record_id }).filter(
      ([, value]) => value != null,
    );
    const bounds = [
      ...(from ? [MoreThanOrEqual(startOfDayIn(from, timeZone))] : []),
      ...(to ? [LessThan(startOfDayIn(addDays(to, 1), timeZone))] : []),
    ];
    return {
      ...Object.fromEntries(conditions),
      ...(bounds.length > 0 && { created_at: And(...bounds) }),
      ...(search && { id: Raw((id) => FOUND(id), foundBy(search, await this.kinds())) }),
    };
  }

  private async kinds(): Promise<string[]> {
    const kinds = this.events.createQueryBuilder('event').select(KIND('event'), 'kind').distinct();
    return (await kinds.getRawMany<{ kind: string }>()).map(({ kind }) => kind);
  }

  /** Adds the actors' names, in one query. */
  async shown(events: AuditEvent[]): Promise<AuditEventRecord[]> {
    const people = events.map((event) => (isOfPerson(event) ? event.record_id : null));
    const names = await this.users.namesOf([...events.map(({ user_id }) => user_id), ...people]);
    return events.map((event) => presentEvent(event, names));
  }
}

const isOfPerson = ({ record_type }: Pick<AuditEvent, 'record_type'>) =>
  record_type === 'user' || record_type === 'login';

/** Rows of a kind are shown with the same words, but for their record: `refund rental_request failed`. */
const KIND = (of: string) => `CONCAT(${of}.action, ' ', ${of}.record_type,
  CASE WHEN ${of}.action = 'refund' AND ${of}.data LIKE '%"status":"failed"%' THEN ' failed' ELSE '' END)`;

/** Searches action and record (as in the log, and as they are shown), IP address, and actor. */
const FOUND = (id: string) => `${id} IN (SELECT found.id FROM audit_events found
  WHERE REPLACE(CONCAT(found.action, ' ', found.record_type, ' ', found.record_id), '_', ' ') LIKE :words ESCAPE '!'
    OR found.record_id = :number OR found.ip_address LIKE :search ESCAPE '!'
    OR found.user_id IN (SELECT actor.id FROM users actor WHERE ${foundAs('actor', 'person')})
    OR (${KIND('found')} IN (:...shown) AND found.record_id = COALESCE(:last, found.record_id))
    OR (${KIND('found')} IN (:...ofNamed)
      AND found.record_id IN (SELECT named.id FROM users named WHERE ${foundAs('named', 'name')})))`;

/** "Refund deposit rental request 20"; a number at its end is the whole number. */
function foundBy(search: string, kinds: readonly string[]) {
  const words = search.replace(/[_·#\s]+/g, ' ').trim();
  const contained = containing(words);
  // The fields of a change and a dispute's status differ between rows of a kind.
  const said = words
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^(changed .*)’s .*$|: .*$/, '$1');
  const number = /^\d{1,15}$/.test(words) ? Number(words) : null;
  const last = / (\d{1,15})(?!\d)/.exec(said)?.[1] ?? null;
  const shown = kinds.filter((kind) => said && number === null && wordsOf(kind, Number(last)).includes(said));
  const ofPeople = kinds.filter((kind) => isOfPerson({ record_type: kind.split(' ')[1] ?? '' }));
  const [named] = ofPeople
    .flatMap((kind) => {
      const [before = '', after] = wordsOf(kind, 0, '{}').split('{}');
      const isSaid = after !== undefined && said.startsWith(before) && said.endsWith(after);
      const name = isSaid ? said.slice(before.length, said.length - after.length) : '';
      return name ? [{ name, kinds: [kind] }] : [];
    })
    .sort((a, b) => a.name.length - b.name.length);
  return {
    words: /\D \d+$/.test(words) ? contained.slice(0, -1) : contained,
    ...{ number, last, search: containing(search), person: containing(searchedFor(search)) },
    shown: ['', ...shown],
    name: containing(searchedFor(named?.name ?? search)),
    ofNamed: ['', ...(named?.kinds ?? ofPeople)],
  };
}

function wordsOf(kind: string, record_id: number, record_name: string | null = null): string {
  const [action = '', record_type = '', status] = kind.split(' ');
  return eventWords({
    action,
    record_type,
    record_id,
    record_name,
    changes: [],
    data: { status },
  }).toLowerCase();
}

const presentEvent = presenterOf(
  auditEventShape,
  ({ user_id, data: { changes, ...data }, ...event }: AuditEvent, names: ReadonlyMap<number, string>) => ({
    user_name: user_id === null ? null : (names.get(user_id) ?? null),
    record_name: isOfPerson(event) ? (names.get(event.record_id) ?? null) : null,
    data,
    changes: (changes ?? []) as AuditedChange[],
    acting_as: typeof data['acting_as'] === 'number' ? data['acting_as'] : null,
  }),
);
