import { type AddressDraft, emptyAddress } from '@yard/account';
import { type AddressRecord, addressRules, addressType } from '@yard/contracts';
import { type ServerForm, useCreate, useServerForm } from '@yard/data';
import { useRef } from 'react';

export interface NewAddress {
  form: ServerForm<AddressDraft>;
  /** @returns the stored address; null when it was refused, with the errors shown */
  store(): Promise<AddressRecord | null>;
}

/**
 * An address that is typed in with a request and saved among the reader's own.
 *
 * @param known  fields that it begins with
 */
export function useNewAddress(known: Partial<AddressDraft>): NewAddress {
  const create = useCreate<AddressRecord, AddressDraft>(addressType);
  const stored = useRef<AddressRecord | null>(null);
  const form = useServerForm({
    rules: addressRules,
    initial: { ...emptyAddress, ...known },
    submit: create.mutateAsync,
    onSuccess: (address) => {
      stored.current = address;
    },
    draft: 'addresses/new',
  });
  return {
    form,
    store: async () => {
      stored.current = null;
      await form.submit();
      return stored.current;
    },
  };
}
