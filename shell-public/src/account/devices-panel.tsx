import { type SessionRecord, sessionType } from '@yard/contracts';
import { useAlertedCall, useDestroy, useRecords } from '@yard/data';
import {
  Box,
  Button,
  DateText,
  Hint,
  Icon,
  LoadFailed,
  pageOf,
  Pagination,
  Panel,
  Row,
  SkeletonText,
  StatusBadge,
  Text,
  useModals,
  useToast,
} from '@yard/ui';
import { useState } from 'react';

export function DevicesPanel() {
  const [page, setPage] = useState(1);
  const devices = useRecords(sessionType, { page, per_page: 10 });
  return (
    <Panel title="Devices">
      <Text soft below={4}>
        Sign out any device you don’t recognize.
      </Text>
      {devices.data && (
        <Box as="ul" bare divided aria-label="Devices">
          {devices.data.data.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </Box>
      )}
      {!devices.data && !devices.isError && <SkeletonText lines={4} />}
      {!devices.data && devices.isError && (
        <LoadFailed title="We couldn’t load your devices" answer={devices} />
      )}
      <Pagination {...pageOf(devices.data)} noun="devices" onPage={setPage} />
    </Panel>
  );
}

function Device({ device }: { device: SessionRecord }) {
  const { busy, signOut } = useSignOut(device);
  return (
    <Row as="li" gap={4} align="center" padY={3}>
      <Icon name={/iPhone|iPad|Android/i.test(device.device) ? 'phone' : 'monitor'} size={22} />
      <Box shrinks grows>
        <Row as="p" gap={1} across={2} align="center" wrap weight={600}>
          {device.device} {device.current && <StatusBadge tone="good">This device</StatusBadge>}
        </Row>
        <Hint>
          {[device.place, device.ip_address ?? 'Address unknown'].filter(Boolean).join(' · ')} · last active{' '}
          <DateText value={device.last_active_at} />
        </Hint>
      </Box>
      {!device.current && (
        <Button small busy={busy} aria-label={`Sign out ${device.device}`} onPress={() => void signOut()}>
          Sign out
        </Button>
      )}
    </Row>
  );
}

function useSignOut({ id, device }: SessionRecord) {
  const destroy = useDestroy(sessionType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  const toast = useToast();
  const signOut = async () => {
    const message = 'It will need to sign in again.';
    if (!(await confirm({ title: `Sign out ${device}?`, message, confirmText: 'Sign out' }))) return;
    if (await call(destroy.mutateAsync(id))) toast.show(`${device} signed out`);
  };
  return { busy: destroy.isPending, signOut };
}
