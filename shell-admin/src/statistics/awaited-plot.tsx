import type { Overview } from '@yard/contracts';
import { useWire } from '@yard/data';
import { AwaitedAnswer } from '@yard/remote-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type SpanDays = keyof Overview['spans'];

type AwaitedPlotProps<T> = {
  path: 'api/desk/ticket_answers' | 'api/desk/utilisation';
  days: SpanDays;
  children: (answer: T) => ReactNode;
};

export function AwaitedPlot<T>({ path, days, children }: AwaitedPlotProps<T>) {
  const { http } = useWire();
  const answer = useQuery({ queryKey: ['overview', path, days], queryFn: () => http.get<T>(path, { days }) });
  if (answer.data) return children(answer.data);
  return <AwaitedAnswer title="We couldn’t load this plot" answer={answer} height={160} />;
}
