import { type AddressDraft, emptyAddress } from '@yard/account';
import { type AddressRecord, addressRules, addressText, addressType } from '@yard/contracts';
import { type ServerForm, useCreate, useServerForm } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useRef, useState } from 'react';

export const NEW_ADDRESS = 'new';

export interface Place {
  addresses: AddressRecord[] | undefined;
  failed: boolean;
  newAddress: NewAddress;
  /** True while the fields of a new address are shown. */
  isNew: boolean;
  setNew(isNew: boolean): void;
}

/**
 * The reader's addresses, and a new one being typed; without any, the new one is shown at once.
 *
 * @param known  of the new one, as far as the reader said where the machine is needed
 */
export function usePlace(known: Partial<AddressDraft> = {}): Place {
  const { data, isError } = useWholeList(addressType);
  const newAddress = useNewAddress(known);
  const [picked, setNew] = useState<boolean | null>(null);
  const hasNone = data?.data.length === 0 || (isError && !data);
  return { addresses: data?.data, failed: isError, newAddress, isNew: picked ?? hasNone, setNew };
}

/** The renter's address in the agreement: their own, or else the one of this rental. */
export function renterAddress({ addresses }: Place, chosen: number | null): string | undefined {
  const named = addresses?.find(({ own }) => own) ?? addresses?.find(({ id }) => id === chosen);
  return named && addressText(named);
}

interface NewAddress {
  form: ServerForm<AddressDraft>;
  /** @returns the stored address; null when it was refused, with the errors shown */
  store(): Promise<AddressRecord | null>;
}

/**
 * An address that is typed in with a request and saved among the reader's own.
 *
 * @param known  fields that it begins with
 */
function useNewAddress(known: Partial<AddressDraft>): NewAddress {
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
