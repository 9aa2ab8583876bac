import type { MessageableType } from '@yard/contracts';
import { type FindOptionsWhere, In } from 'typeorm';
import { storedTypes } from './messageable-types';
import type { Message } from './message.entity';

export interface Thread {
  type: MessageableType;
  id: number;
}

export function threadWhere(
  on: Thread,
): Pick<FindOptionsWhere<Message>, 'messageable_type' | 'messageable_id'> {
  return { messageable_type: In([...storedTypes(on.type)]), messageable_id: on.id };
}
