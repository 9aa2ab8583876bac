import type { StoreAccessRequestRecord } from '@yard/contracts';
import { storeAccessRequestRules, storeAccessRequestType } from '@yard/contracts';
import { useCreate, useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Banner, Box, Form, SimpleLayout, Stack, Submit, TextArea, TextField } from '@yard/ui';
import { HowItGoes } from './how-it-goes';
import { WhatItEarns } from './what-it-earns';

type StoreAccessFormProps = { declined: StoreAccessRequestRecord | null; onSent: () => void };

export function StoreAccessForm({ declined, onSent }: StoreAccessFormProps) {
  const form = useStoreAccessForm(declined, onSent);
  return (
    <SimpleLayout title="List your machine">
      {declined && <Declined request={declined} />}
      <Stack gap={6} below={8}>
        <WhatItEarns />
        <HowItGoes />
      </Stack>
      <Form of={form} aria-label="Apply to list machines">
        <TextField
          label="Business name"
          autoComplete="organization"
          hint="Use your own name if you don’t have a business."
          {...form.field('business_name')}
        />
        <TextField label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextArea
          label="What do you want to rent out?"
          optional
          hint="Which machines, how many and where."
          {...form.field('details')}
        />
        <Submit of={form} label="Apply to list machines" />
      </Form>
    </SimpleLayout>
  );
}

function Declined({ request }: { request: StoreAccessRequestRecord }) {
  return (
    <Box below={6}>
      <Banner tone="warn" title="Your last request was declined">
        {request.message} You can change it and ask again.
      </Banner>
    </Box>
  );
}

function useStoreAccessForm(declined: StoreAccessRequestRecord | null, onSent: () => void) {
  const { user } = useSession();
  const create = useCreate(storeAccessRequestType);
  return useServerForm({
    rules: storeAccessRequestRules,
    initial: {
      business_name: declined?.business_name ?? '',
      phone: declined?.phone ?? user?.phone ?? '',
      details: declined?.details ?? '',
    },
    submit: (values) => create.mutateAsync(values),
    onSuccess: onSent,
    draft: 'rental_store_access_requests/new',
  });
}
