import type { AddressDraft } from '@yard/account';
import { type AddressRecord, addressType } from '@yard/contracts';
import { useWholeList } from '@yard/data/whole-lists';
import { useState } from 'react';
import { type NewAddress, useNewAddress } from './use-new-address';

export const NEW_ADDRESS = 'new';

export interface Place {
  addresses: AddressRecord[] | undefined;
  failed: boolean;
  newAddress: NewAddress;
  /** Whether the fields of a new address are shown. */
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
