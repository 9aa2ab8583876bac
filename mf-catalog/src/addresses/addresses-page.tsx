import { type AddressRecord, addressType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { Button, Page, PageHeader, pageOf, Pagination, Sheet, useToast } from '@yard/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddressForm } from './address-form';
import { AddressList } from './address-list';

const PER_PAGE = 20;

type Edited = AddressRecord | 'new' | null;

export default function AddressesPage() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const addresses = useRecords(addressType, { page, per_page: PER_PAGE });
  const [edited, setEdited] = useState<Edited>(null);
  useLiveRecords(addressType);

  return (
    <Page narrow>
      <PageHeader
        title="Addresses"
        back={{ to: '/account', label: 'Account' }}
        lead="Where your machines are, and where machines are delivered to you."
        actions={
          <Button icon="plus" onPress={() => setEdited('new')}>
            Add address
          </Button>
        }
      />
      <AddressList addresses={addresses} onEdit={setEdited} onAdd={() => setEdited('new')} />
      <Pagination
        {...pageOf(addresses.data)}
        noun="addresses"
        onPage={(next) => setParams({ page: String(next) })}
      />
      <AddressSheet edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

function AddressSheet({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const toast = useToast();
  return (
    <Sheet
      title={edited === 'new' ? 'New address' : 'Change address'}
      isOpen={edited !== null}
      onClose={onClose}
    >
      <AddressForm
        address={edited === 'new' || edited === null ? undefined : edited}
        onDone={() => {
          onClose();
          toast.show('Address saved.');
        }}
      />
    </Sheet>
  );
}
