import { boundingBox, type DistanceUnit, type Geotag } from '@yard/contracts';
import type { GeoJSONSource, LayerSpecification, Map as LibraryMap } from 'maplibre-gl';
import { collection, pointOf, polygonsOf, type Position } from './geo-json';
import type { Colours } from './land-style';

/** A circle around a place whose exact position is not shown. */
export interface Circle {
  /** A machine's place, or its delivery radius. */
  what: 'place' | 'reach';
  centre: Geotag;
  radius: number;
  unit: DistanceUnit;
}

const SOURCE = 'circles';
/** Number of straight lines that a circle is drawn as. */
const CORNERS = 72;
/** Below this zoom a place is too small to be seen: a spot replaces it, which covers more. */
const SPOT = { maxzoom: 8, px: 7 };

/** The circle as a closed ring; as long as it is far from the poles. */
export function ringOf({ centre, radius, unit }: Circle): Position[] {
  const { north, east } = boundingBox(centre, radius, unit);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) * 2 * Math.PI) / CORNERS;
    return [
      centre.lng + (east - centre.lng) * Math.cos(angle),
      centre.lat + (north - centre.lat) * Math.sin(angle),
    ];
  });
}

/** Circles on a map; they are there again after a change of its style. */
export class CircleLayers {
  private circles: readonly Circle[] = [];
  private hasStyle = false;

  constructor(
    private readonly map: LibraryMap,
    private readonly colours: () => Colours,
  ) {
    map.on('style.load', () => {
      this.hasStyle = true;
      this.draw();
    });
  }

  show(circles: readonly Circle[]): void {
    this.circles = circles;
    if (this.hasStyle) this.draw();
  }

  private draw(): void {
    if (this.circles.length === 0) return;
    const drawn = this.map.getSource<GeoJSONSource>(SOURCE);
    if (drawn) return void drawn.setData(this.data());
    this.map.addSource(SOURCE, { type: 'geojson', data: this.data() });
    for (const layer of circleLayers(this.colours())) this.map.addLayer(layer);
  }

  private data() {
    const rings = this.circles.map((circle) => polygonsOf({ what: circle.what }, [ringOf(circle)]));
    const middles = this.circles
      .filter(({ what }) => what === 'place')
      .map(({ centre }) => pointOf({ what: 'middle' }, [centre.lng, centre.lat]));
    return collection<(typeof rings)[number] | (typeof middles)[number]>([...rings, ...middles]);
  }
}

export function circleLayers({ mark, line }: Colours): LayerSpecification[] {
  const only = (what: string) => ['==', ['get', 'what'], what] as ['==', ['get', string], string];
  return [
    {
      id: 'place',
      type: 'fill',
      source: SOURCE,
      filter: only('place'),
      paint: { 'fill-color': mark, 'fill-opacity': 0.5 },
    },
    {
      id: 'place-line',
      type: 'line',
      source: SOURCE,
      filter: only('place'),
      paint: { 'line-color': line, 'line-width': 2 },
    },
    {
      id: 'spot',
      type: 'circle',
      source: SOURCE,
      maxzoom: SPOT.maxzoom,
      filter: only('middle'),
      paint: {
        'circle-radius': SPOT.px,
        'circle-color': mark,
        'circle-stroke-color': line,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'reach',
      type: 'line',
      source: SOURCE,
      filter: only('reach'),
      paint: { 'line-color': line, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
  ];
}
