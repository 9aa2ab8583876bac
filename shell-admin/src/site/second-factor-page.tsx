import { TwoFactorPanel } from '@yard/account';
import { usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Banner, Box, Button, Row, SimpleLayout, Stack } from '@yard/ui';
import { AccountMenu } from './account-menu';

export function SecondFactorPage() {
  const { reload } = useSession();
  usePageTitle('Two-factor sign-in');
  return (
    <Box as="main" id="content" tabIndex={-1} pad={4}>
      <SimpleLayout title="Two-factor sign-in first">
        <Stack gap={5}>
          <Banner>Admins must use two-factor sign-in here. Set yours up to open the back office.</Banner>
          <TwoFactorPanel />
          <Row gap={3} align="center" wrap>
            <Button kind="primary" onPress={() => void reload()}>
              Go to the back office
            </Button>
            <AccountMenu />
          </Row>
        </Stack>
      </SimpleLayout>
    </Box>
  );
}
