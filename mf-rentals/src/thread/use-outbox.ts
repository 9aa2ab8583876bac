import { WireError } from '@laravel-wire/client';
import { messageType, rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useCallback, useState } from 'react';
import { mergeMessages } from './message-cache';
import { useChangeMessages } from './use-thread';

/** A message on its way, or one that did not get there. */
export interface Outgoing {
  key: string;
  content: string;
  at: string;
  state: 'sending' | 'failed';
}

/** Sends messages of a request; what fails stays here, to be sent again without ever arriving twice. */
export function useOutbox(requestId: number) {
  const wire = useWire();
  const changeMessages = useChangeMessages(requestId);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const post = useCallback(
    async ({ key, content }: Pick<Outgoing, 'key' | 'content'>) => {
      const messages = wire.resource(rentalRequestType).nested(requestId, messageType);
      try {
        const sent = await messages.create({ content }, { headers: { 'Idempotency-Key': key } });
        changeMessages((known) => mergeMessages(known, [sent]));
        setOutgoing((all) => all.filter((message) => message.key !== key));
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, state: 'failed' } : one)));
      }
    },
    [wire, requestId, changeMessages],
  );

  const send = (content: string) => {
    const message = { key: crypto.randomUUID(), content, at: new Date().toISOString() };
    setOutgoing((all) => [...all, { ...message, state: 'sending' }]);
    return post(message);
  };
  const retry = (message: Outgoing) => {
    setOutgoing((all) => all.map((one) => (one.key === message.key ? { ...one, state: 'sending' } : one)));
    return post(message);
  };
  return { outgoing, send, retry };
}
