export type Position = [lng: number, lat: number];

type Properties = Record<string, string | number | null>;

export const collection = <Feature>(features: Feature[]) => ({
  type: 'FeatureCollection' as const,
  features,
});

export const pointOf = (properties: Properties, coordinates: Position) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates },
});

export const lineOn = (properties: Properties, coordinates: Position[]) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'LineString' as const, coordinates },
});

/** Each ring is land of its own: a state has islands, and its lakes are drawn over it. */
export const polygonsOf = (properties: Properties, rings: Position[][]) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'MultiPolygon' as const, coordinates: rings.map((ring) => [ring]) },
});
