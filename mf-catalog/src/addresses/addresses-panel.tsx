import { addressType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { LinkButton, Panel, Text } from '@yard/ui';
import { countWords } from '../machines/machine-words';

export default function AddressesPanel() {
  const addresses = useRecords(addressType, { per_page: 1 });
  return (
    <Panel
      title="Addresses"
      aside={
        <LinkButton small to="/addresses">
          Manage
        </LinkButton>
      }
    >
      <Text soft>{wordsOf(addresses.data?.total)}, for deliveries and for your machines.</Text>
    </Panel>
  );
}

function wordsOf(count: number | undefined): string {
  if (count === undefined) return 'Your addresses';
  return count === 0 ? 'None yet' : countWords(count, 'address', 'addresses');
}
