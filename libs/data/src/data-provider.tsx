import { type Wire, WireError } from '@laravel-wire/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Data {
  wire: Wire;
  alert: (message: string) => void;
}

const DataContext = createContext<Data | null>(null);

/** Answers that a repetition does not change. */
const isFinal = (error: unknown) =>
  error instanceof WireError && error.status !== undefined && error.status < 500;

/** The one record cache of a site: slow networks keep showing what is known while it is asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        placeholderData: <T,>(previous: T) => previous,
      },
    },
  });
}

/** @param alert  shows what belongs to no field; the shell gives its alert modal */
export function DataProvider(props: {
  wire: Wire;
  client: QueryClient;
  alert: (message: string) => void;
  children: ReactNode;
}) {
  const { wire, client, alert, children } = props;
  const data = useMemo(() => ({ wire, alert }), [wire, alert]);
  return (
    <QueryClientProvider client={client}>
      <DataContext.Provider value={data}>{children}</DataContext.Provider>
    </QueryClientProvider>
  );
}

export function useWire(): Wire {
  return useData().wire;
}

export function useAlert(): (message: string) => void {
  return useData().alert;
}

function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('Records need a DataProvider above them');
  return data;
}
