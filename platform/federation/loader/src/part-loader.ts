import { loadRemote } from '@module-federation/runtime';
import { type ComponentType, createContext, useContext } from 'react';
import type { RemoteEntry } from './remote-entry';
import { opened } from './remotes';

export type Part = { default: ComponentType<object> };

export type PartName = { remote: string; kind: keyof RemoteEntry; name: string };

/** Loads a part; on the server, where there is no module federation, it is given. */
export type PartLoader = (part: PartName, site: string) => Promise<Part>;

/** Those that have come: drawn at once, where a `lazy` one would leave its place empty for a moment. */
const loaded = new Map<string, Part>();

const LoaderContext = createContext<PartLoader>(loadPart);

export const PartLoaderProvider = LoaderContext.Provider;

export const usePartLoader = (): PartLoader => useContext(LoaderContext);

/** @throws where the remote, or this part of it, cannot be had */
async function loadPart(part: PartName, site: string): Promise<Part> {
  void opened(part.remote);
  const entry = await loadRemote<RemoteEntry>(`${part.remote}/${site}`);
  const found = await partIn(entry, part, site);
  loaded.set(keyOf(part, site), found);
  return found;
}

/** @throws where the entry has no such part */
export async function partIn(
  entry: RemoteEntry | null | undefined,
  { remote, kind, name }: PartName,
  site: string,
): Promise<Part> {
  const load = entry?.[kind][name];
  if (load === undefined) throw new Error(`${remote} has no ${kind} named ${name} for the ${site} site`);
  return load();
}

export const loadedPart = (part: PartName, site: string): Part | undefined => loaded.get(keyOf(part, site));

/** Loads parts before they are drawn; one that cannot be had says so where it is drawn. */
export async function loadParts(parts: readonly PartName[], site: string): Promise<void> {
  await Promise.allSettled(parts.map((part) => loadPart(part, site)));
}

export const keyOf = ({ remote, kind, name }: PartName, site: string) => `${remote}/${site}/${kind}/${name}`;
