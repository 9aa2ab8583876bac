import { Card, DateText, Indicator, Row, Stack, Text } from '@yard/ui';
import type { ReactNode } from 'react';
import styles from './listed-thread.module.css';

interface ListedThreadProps {
  to: string;
  title: string;
  status: ReactNode;
  waits: string | false;
  number?: string;
  since: string;
  children: ReactNode;
}

export function ListedThread({ to, title, status, waits, number, since, children }: ListedThreadProps) {
  return (
    <Card to={to}>
      <Stack as="span" gap={2}>
        <Row as="span" gap={2} across={3} align="center" wrap size={14}>
          <Text as="span" weight={650} figures>
            {title}
          </Text>
          {status}
          {waits && (
            <Row as="span" gap={2} align="center" inline weight={600}>
              <Indicator /> {waits}
            </Row>
          )}
          <Text as="span" soft className={styles.day}>
            {number && `${number} · `}
            <DateText dayOnly value={since} />
          </Text>
        </Row>
        <Text as="span" breaks className={styles.lines}>
          {children}
        </Text>
      </Stack>
    </Card>
  );
}
