import type { RecordType } from '@laravel-wire/core';
import { ForRight } from '@yard/session';
import { AwaitedRecord, Button, DateText, PageHeader, Panel, Stack } from '@yard/ui';
import { type ReactNode, useState } from 'react';
import { usePolicy, useLivePolicy } from '../policies/use-policy';
import styles from './admin-policies.module.css';
import { PolicyVersions } from './policy-versions';

type Policy = { id: number; version: number; name: string; created_at: string };

type DeskPolicyPageProps<P extends Policy> = {
  type: RecordType<P>;
  title: string;
  lead: string;
  wordsOf: (policy: P) => string;
  show: (policy: P) => ReactNode;
  bench: (policy: P) => ReactNode;
  edit: (policy: P, close: () => void) => ReactNode;
};

export function AdminPolicyPage<P extends Policy>(props: DeskPolicyPageProps<P>) {
  const { type, title, lead, wordsOf, show } = props;
  const answer = usePolicy(type);
  const policy = answer.data;
  useLivePolicy(type);
  return (
    <Stack gap={6} className={styles.page}>
      <PageHeader title={title} lead={lead} />
      {policy && <InForce policy={policy} {...props} />}
      {!policy && <AwaitedRecord title="We couldn’t load the policy" answer={answer} />}
      {/* Not before what stands above it, or it would be pushed down. */}
      {(policy || answer.isError) && <PolicyVersions type={type} wordsOf={wordsOf} show={show} />}
    </Stack>
  );
}

function InForce<P extends Policy>({ policy, show, bench, edit }: DeskPolicyPageProps<P> & { policy: P }) {
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  if (isEditing) return edit(policy, close);
  return (
    <>
      <Panel
        title="In force"
        aside={
          <ForRight right="money">
            <Button icon="edit" onPress={() => setEditing(true)}>
              Change
            </Button>
          </ForRight>
        }
      >
        <Stack gap={4}>
          <p>
            <strong>{policy.name}</strong>, version {policy.version}, since{' '}
            <DateText dayOnly value={policy.created_at} />
          </p>
          {show(policy)}
        </Stack>
      </Panel>
      {bench(policy)}
    </>
  );
}
