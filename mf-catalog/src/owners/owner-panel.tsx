import { useSession } from '@yard/session';
import { LinkButton, Panel } from '@yard/ui';

export default function OwnerPanel() {
  const { user } = useSession();
  if (user?.owner) {
    return (
      <Panel
        title="Your machines"
        aside={
          <LinkButton small to="/my-machines">
            My machines
          </LinkButton>
        }
      >
        <p>You have store access and can list machines.</p>
      </Panel>
    );
  }
  return (
    <Panel
      title="List your machine"
      aside={
        <LinkButton small to="/become-an-owner">
          Ask for store access
        </LinkButton>
      }
    >
      <p>Own machines that stand still? Ask for store access, then rent them out here.</p>
    </Panel>
  );
}
