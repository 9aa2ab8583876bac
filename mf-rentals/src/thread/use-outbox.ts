import { messageType, rentalRequestType } from '@yard/contracts';
import { useUnsent, useWire } from '@yard/data';
import { useCallback } from 'react';
import { mergeMessages } from './message-cache';
import { useChangeMessages } from './use-thread';

/** Sends messages of a request; one that does not arrive stays, over a reload too, to be sent again. */
export function useOutbox(requestId: number) {
  const wire = useWire();
  const changeMessages = useChangeMessages(requestId);
  const post = useCallback(
    async (content: string, key: string) => {
      const messages = wire.resource(rentalRequestType).nested(requestId, messageType);
      const sent = await messages.create({ content }, { headers: { 'Idempotency-Key': key } });
      changeMessages((known) => mergeMessages(known, [sent]));
    },
    [wire, requestId, changeMessages],
  );
  return useUnsent(`${rentalRequestType.endpoint}/${requestId}`, post);
}
