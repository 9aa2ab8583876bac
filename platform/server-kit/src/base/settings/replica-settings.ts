import { type Read, whole } from './readers';

/** Copies of the database that guests' lists may be read from. */
export interface ReplicaSettings {
  urls: string[];
  /** One that is further behind is passed over. */
  lagSeconds: number;
}

type Reader = <T>(name: string, reader: Read<T>, fallback: T) => T;

const LAG_S = 5;
/** A round looks each second: less counts as none. */
const [LAG_LEAST_S, LAG_MOST_S] = [2, 600];

export const readReplicaSettings = (read: Reader): ReplicaSettings => ({
  urls: read('DATABASE_REPLICA_URL', addresses, []),
  lagSeconds: read('DATABASE_REPLICA_LAG_SECONDS', whole(LAG_LEAST_S, LAG_MOST_S), LAG_S),
});

/** The embedded database is a file: it has nobody who copies it. */
export function replicaProblems(given: { databaseUrl: string; replicas: ReplicaSettings }): string[] {
  return given.replicas.urls.length > 0 && given.databaseUrl.startsWith('sqlite:')
    ? ['DATABASE_REPLICA_URL is set; expected none beside an embedded DATABASE_URL, which has no replicas']
    : [];
}

const addresses: Read<string[]> = (given) => {
  const urls = given.split(',').map((url) => url.trim());
  return urls.every(isDatabase)
    ? { ok: true, value: urls }
    : {
        ok: false,
        expected: 'addresses such as mysql://user:pass@host:3306/database, with commas',
        hidden: true,
      };
};

const isDatabase = (url: string) =>
  /^(mysql|mariadb):\/\//.test(url) && URL.canParse(url) && /^\/[^/]+$/.test(new URL(url).pathname);
