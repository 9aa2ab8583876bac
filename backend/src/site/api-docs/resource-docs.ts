import { type Resource, resources } from '@yard/contracts';
import { type Answers, changing, creating, reading } from './answer';
import { schemaName } from './shape-schemas';

type Described = Pick<Resource<never>, 'name' | 'within'> & { type: { endpoint: string } };

/** `/api/machines/{machine}/blackouts` */
function pathOf({ type, within }: Described): string {
  const last = type.endpoint.slice(type.endpoint.lastIndexOf('/') + 1);
  return within ? `/${within.endpoint}/{${within.param}}/${last}` : `/${type.endpoint}`;
}

const all: Described[] = Object.values(resources);

/** What their routes answer, but for refusals of their own. */
export const resourceAnswers: Answers = Object.assign(
  {},
  ...all.map((one) => ({
    ...reading(pathOf(one), schemaName(one.name)),
    ...creating(pathOf(one), schemaName(one.name)),
    ...changing(pathOf(one), schemaName(one.name)),
  })),
);
