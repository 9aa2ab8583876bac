import type { Overview } from '@yard/contracts';
import { useWire } from '@yard/data';
import { AnswerFailed } from '@yard/remote-kit';
import { SkeletonBlock } from '@yard/ui';
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
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['overview', path, days],
    queryFn: () => http.get<T>(path, { days }),
  });
  if (data) return children(data);
  if (!error) return <SkeletonBlock height={160} />;
  return <AnswerFailed title="We couldn’t load this plot" answer={{ error, isFetching, refetch }} />;
}
