import type { Read } from '@kit/server/base/settings/readers';

export interface MapSettings {
  /** Address of a MapLibre style. */
  styleUrl: string;
  /** The origin that browsers connect to: the style, and all it names, must be of it. */
  origin: string;
}

/** Null for none: the map is then drawn from the outlines that are shipped. */
export const mapStyle: Read<MapSettings | null> = (given) => {
  const isAddress = /^https?:\/\/[\w.:[\]-]+\/[^\s;,]*$/.test(given) && URL.canParse(given);
  return isAddress
    ? { ok: true, value: { styleUrl: given, origin: new URL(given).origin } }
    : { ok: false, expected: 'the address of a map style such as https://tiles.example.com/style.json' };
};
