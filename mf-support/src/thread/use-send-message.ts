import { WireError } from '@laravel-wire/client';
import { messageType, supportTicketType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useCallback, useMemo, useState } from 'react';
import { useTicketCache } from './use-ticket-cache';

/** A message that the server does not have yet. */
export interface Outgoing {
  key: string;
  content: string;
  written_at: string;
  failed: boolean;
  retry: () => void;
}

type Written = Pick<Outgoing, 'key' | 'content' | 'written_at'>;

/** Shows a message at once and sends it; one that does not arrive stays, to be sent again. */
export function useSendMessage(ticketId: number) {
  const wire = useWire();
  const ticket = useTicketCache(ticketId);
  const [written, setWritten] = useState<readonly Written[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const transmit = useCallback(
    async ({ key, content }: Written) => {
      setFailures((known) => without(known, key));
      const messages = wire.resource(supportTicketType).nested(ticketId, messageType);
      try {
        // The key makes a second try of a message that did arrive the same message.
        const message = await messages.create({ content }, { headers: { 'Idempotency-Key': key } });
        ticket.putMessage(message);
        setWritten((list) => list.filter((one) => one.key !== key));
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        setFailures((known) => new Map(known).set(key, error.message));
      }
    },
    [wire, ticket, ticketId],
  );

  const send = useCallback(
    (content: string) => {
      const message = { key: newKey(), content, written_at: new Date().toISOString() };
      setWritten((list) => [...list, message]);
      void transmit(message);
    },
    [transmit],
  );

  const outgoing = useMemo(
    () =>
      written.map((message): Outgoing => ({
        ...message,
        failed: failures.has(message.key),
        retry: () => void transmit(message),
      })),
    [written, failures, transmit],
  );
  return { outgoing, send, failure: [...failures.values()].at(-1) ?? null };
}

function without(failures: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  return new Map([...failures].filter(([known]) => known !== key));
}

/** 128 random bits; `randomUUID` is missing on pages without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
