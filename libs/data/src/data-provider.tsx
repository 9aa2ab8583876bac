import { type Wire, WireError } from '@laravel-wire/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Data = { wire: Wire; alert: (message: string) => void; toast: (message: string) => void };

const DataContext = createContext<Data | null>(null);

/** Answers that a repetition does not change. */
const isFinal = (error: unknown) =>
  error instanceof WireError && error.status !== undefined && error.status < 500;

/**
 * Between two looks at a server that is away: a little longer each time, so that it is not run over when it is back.
 */
const AGAIN_AFTER_MS = 3_000;
const AGAIN_AFTER_MOST_MS = 15_000;

/** The one record cache of a site: slow networks keep showing what is known while it is fetched again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A browser without a connection says so at once; asking waited for one, and pages showed grey bars without end.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        // A page that could not be loaded comes by itself once the server is back.
        refetchInterval: ({ state }) =>
          state.status === 'error' && !isFinal(state.error)
            ? Math.min(AGAIN_AFTER_MOST_MS, AGAIN_AFTER_MS * state.errorUpdateCount)
            : false,
        placeholderData: <T,>(previous: T) => previous,
      },
    },
  });
}

/**
 * @param alert  shows what belongs to no field; the shell gives its alert modal
 * @param toast  says what is done; the shell gives its transient alert
 */
export function DataProvider(props: Data & { client: QueryClient; children: ReactNode }) {
  const { wire, client, alert, toast, children } = props;
  const data = useMemo(() => ({ wire, alert, toast }), [wire, alert, toast]);
  return (
    <QueryClientProvider client={client}>
      <DataContext.Provider value={data}>{children}</DataContext.Provider>
    </QueryClientProvider>
  );
}

export const useWire = (): Wire => useData().wire;

export const useAlert = (): ((message: string) => void) => useData().alert;

export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('Records need a DataProvider above them');
  return data;
}
