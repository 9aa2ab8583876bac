import type { MessageableType } from '@yard/contracts';

/** What messages hang on. */
export interface Thread {
  type: MessageableType;
  id: number;
}

export function threadWhere(on: Thread): { messageable_type: MessageableType; messageable_id: number } {
  return { messageable_type: on.type, messageable_id: on.id };
}
