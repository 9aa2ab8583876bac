import { EmptyState, type IconName, LinkButton } from '@yard/ui';

/** An owner's first step, on each page of their machines. @param children  what the page shows once there are some */
export const NoMachines = ({ icon = 'machine', children }: { icon?: IconName; children?: string }) => (
  <EmptyState
    icon={icon}
    title="No machines yet"
    action={
      <LinkButton kind="primary" to="/my-machines/new">
        List your first machine
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
