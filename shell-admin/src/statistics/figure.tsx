import { Grid, Hint, Text } from '@yard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export const partWords = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate * 100)}%`);
export const hoursWords = (average: number | null) => (average === null ? '–' : `${average} h`);

type FigureProps = { label: string; to: string; value: ReactNode; before: ReactNode };

export function Figure({ label, to, value, before }: FigureProps) {
  return (
    <li>
      <Grid as={Link} leads gap={1} to={to}>
        <Hint as="span">{label}</Hint>
        <Text as="span" size={18} weight={700} figures>
          {value}
        </Text>
        <Hint as="span">{before} before</Hint>
      </Grid>
    </li>
  );
}
