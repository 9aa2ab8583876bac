import { ofEach, type Step } from '../index/index-all';
import { AttributeWriter } from './attribute-writer';

const OF_NOBODY =
  'DELETE FROM search_attributes WHERE NOT EXISTS (SELECT 1 FROM machines m WHERE m.id = machine_id)';

/** Compares all machines' attributes with what they are found by. @returns those that were not found as they are */
export async function indexAttributes(step: Step): Promise<number[]> {
  await step((ask) => ask(OF_NOBODY, []));
  return (await ofEach(step, (ask, ids) => new AttributeWriter(ask).write(ids))).written;
}
