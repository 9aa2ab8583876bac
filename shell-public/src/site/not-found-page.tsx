import { usePageTitle } from '@yard/remote-kit';
import { EmptyState, LinkButton, SimpleLayout } from '@yard/ui';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <SimpleLayout title="Page not found" wide>
      <EmptyState
        icon="search"
        title="There is nothing at this address"
        action={
          <LinkButton to="/" kind="primary">
            Go to the start page
          </LinkButton>
        }
      >
        The link may be old, or a letter may be missing.
      </EmptyState>
    </SimpleLayout>
  );
}
