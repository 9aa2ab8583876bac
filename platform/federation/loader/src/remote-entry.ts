import type { ComponentType } from 'react';

/** Loads a component; its module's default export. Props come from the slot (pages have none). */
// oxlint-disable-next-line typescript/no-explicit-any -- props of a slot are agreed by its name, not by type
export type ComponentLoader = () => Promise<{ default: ComponentType<any> }>;

/** Exports of a remote as `./public` and `./admin`. */
export type RemoteEntry = { pages: Record<string, ComponentLoader>; slots: Record<string, ComponentLoader> };
