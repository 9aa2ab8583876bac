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
        <p>You can list machines.</p>
      </Panel>
    );
  }
  return (
    <Panel
      title="List your machine"
      aside={
        <LinkButton small to="/become-an-owner">
          Apply to list machines
        </LinkButton>
      }
    >
      <p>Machines sitting idle? Apply to list them.</p>
    </Panel>
  );
}
