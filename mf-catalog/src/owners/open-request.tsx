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

type OpenRequestProps = {
  request: StoreAccessRequestRecord;
  isSent: boolean;
};

export function OpenRequest({ request, isSent }: OpenRequestProps) {
  const destroy = useDestroy(storeAccessRequestType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  const withdraw = async () => {
    const sure = await confirm({
      title: 'Take back your request?',
      message: 'You can ask again at any time.',
      confirmText: 'Take it back',
      danger: true,
    });
    if (sure) await call(destroy.mutateAsync(request.id));
  };

  return (
    <SimpleLayout title="Your request is with us">
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
              Take back the request
            </Button>
          </div>
        </Stack>
      </Panel>
    </SimpleLayout>
  );
}

function LookedAt({ isSent }: Pick<OpenRequestProps, 'isSent'>) {
  const words = (
    <Banner title="We are looking at it">
      You are told here and by e-mail as soon as it is decided. There is nothing for you to do.
    </Banner>
  );
  return isSent ? <Arrived>{words}</Arrived> : words;
}
