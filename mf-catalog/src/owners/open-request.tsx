import { type StoreAccessRequestRecord, storeAccessRequestType } from '@yard/contracts';
import { useAlertedCall, useDestroy } from '@yard/data';
import {
  Arrived,
  Banner,
  Box,
  Button,
  DateText,
  Panel,
  SimpleLayout,
  SpecSheet,
  Stack,
  Text,
  useModals,
} from '@yard/ui';

type OpenRequestProps = { request: StoreAccessRequestRecord; isSent: boolean };

export function OpenRequest({ request, isSent }: OpenRequestProps) {
  const destroy = useDestroy(storeAccessRequestType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  const withdraw = async () => {
    const sure = await confirm({
      title: 'Withdraw your request?',
      message: 'You can apply again anytime.',
      confirmText: 'Withdraw request',
      danger: true,
    });
    if (sure) await call(destroy.mutateAsync(request.id));
  };

  return (
    <SimpleLayout title="Request received">
      <Box below={6}>
        <LookedAt isSent={isSent} />
      </Box>
      <Panel title="What you sent">
        <Stack gap={5}>
          <SpecSheet
            facts={[
              { label: 'Business name', value: request.business_name },
              { label: 'Phone', value: request.phone },
              { label: 'Sent', value: <DateText value={request.created_at} /> },
            ]}
          />
          {request.details && <Text lines>{request.details}</Text>}
          <div>
            <Button icon="close" busy={destroy.isPending} onPress={() => void withdraw()}>
              Withdraw request
            </Button>
          </div>
        </Stack>
      </Panel>
    </SimpleLayout>
  );
}

function LookedAt({ isSent }: Pick<OpenRequestProps, 'isSent'>) {
  const words = (
    <Banner title="We’re reviewing your request">
      We’ll email you when it’s decided. There’s nothing else to do.
    </Banner>
  );
  return isSent ? <Arrived>{words}</Arrived> : words;
}
