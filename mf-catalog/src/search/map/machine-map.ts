import type { LngLatLike, Map as LibraryMap } from 'maplibre-gl';
import type { Geotag } from '@yard/contracts';
import type { View } from './area';
import { type Circle, CircleLayers, circleLayers, ringOf } from './circles';
import type { Land } from './land';
import { archiveStyle, basemapLayers, landStyle, type Colours } from './land-style';
import type * as Library from './library';
import { type PinEvents, PinMarkers } from './pin-markers';
import type { Pin } from './pins';

/** This browser draws no maps: WebGL is off, or not there. */
export class NoWebGl extends Error {}

export interface MapOptions extends PinEvents {
  /** The installation's tiles: a style, or an archive (`.pmtiles`); undefined for the shipped outlines. */
  styleUrl: string | undefined;
  currency: string;
  /** True where the map is part of a scrolled page: one finger, or the wheel alone, then scrolls the page. */
  isInFlow: boolean;
  onMoved(): void;
}

/** The contiguous states. */
const COUNTRY: [number, number, number, number] = [-124.8, 24.5, -66.9, 49.4];
/** Outlines alone say nothing from nearer. */
const NEAREST = { outlines: 10, tiles: 17 };
/** Width in degrees. */
const WIDE = 25;
/** Free space around the shown places, in px. */
const MARGIN = 56;
/** A single machine is not looked at from the next street. */
const SINGLE_ZOOM = 8;

export class MachineMap {
  private readonly markers: PinMarkers;
  private readonly circles: CircleLayers;
  readonly land: Land;
  private readonly library: typeof Library;
  private readonly map: LibraryMap;
  private readonly ends: (() => void)[] = [];

  /**
   * Loads all that it takes and draws.
   *
   * @throws NoWebGl where nothing can be drawn; what fetching throws, where something cannot be had
   */
  static async open(container: HTMLElement, options: MapOptions): Promise<MachineMap> {
    if (!drawsMaps()) throw new NoWebGl();
    const library = await import('./library');
    const { styleUrl } = options;
    const [isRead] = await Promise.all([
      isArchive(styleUrl) ? library.readArchive(styleUrl) : true,
      library.checkWorker(),
    ]);
    if (!isRead) options = { ...options, styleUrl: undefined };
    return new MachineMap(container, options, library, library.landOf());
  }

  private constructor(container: HTMLElement, options: MapOptions, library: typeof Library, land: Land) {
    const { styleUrl } = options;
    this.land = land;
    this.library = library;
    this.map = new library.Map({
      container,
      style: this.styleOf(styleUrl, coloursOf(container)),
      bounds: COUNTRY,
      fitBoundsOptions: { padding: MARGIN / 3 },
      maxZoom: styleUrl ? NEAREST.tiles : NEAREST.outlines,
      cooperativeGestures: options.isInFlow,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': 'Map' },
    });
    this.map.touchZoomRotate.disableRotation();
    this.map.keyboard.disableRotation();
    this.markers = new PinMarkers(library, this.map, options, options.currency);
    this.circles = new CircleLayers(this.map, () => coloursOf(container));
    this.map.on('moveend', (event) => 'originalEvent' in event && event.originalEvent && options.onMoved());
    // On a phone the sources cover a fifth of the map: they fold, as the library does it once the map is moved.
    this.map.once('load', () => this.map.fire('drag'));
    this.fallBack(container);
    this.followTheme(container);
  }

  show(pins: readonly Pin[]): void {
    this.markers.show(pins);
  }

  point(id: number | null): void {
    void this.markers.point(id);
  }

  pick(ids: readonly number[]): void {
    this.markers.pick(ids);
  }

  uncover(id: number, over: DOMRect): void {
    void this.markers.uncover(id, over);
  }

  /** Brings these places into sight; the country where there are none. */
  fit(places: readonly Geotag[]): void {
    const bounds = new this.library.LngLatBounds();
    for (const { lng, lat } of places) bounds.extend([lng, lat] as LngLatLike);
    // Machines from coast to coast: all of the country, whose corners have none.
    const isWide = places.length > 0 && bounds.getEast() - bounds.getWest() > WIDE;
    this.map.fitBounds(places.length === 0 || isWide ? COUNTRY : bounds, {
      padding: isWide ? MARGIN / 3 : MARGIN,
      maxZoom: SINGLE_ZOOM,
    });
  }

  /** Draws these circles, in place of those before, and brings them into sight, as near as the map goes. */
  showCircles(circles: readonly Circle[]): void {
    const bounds = new this.library.LngLatBounds();
    for (const corner of circles.flatMap(ringOf)) bounds.extend(corner);
    this.circles.show(circles);
    this.map.fitBounds(bounds, { padding: MARGIN / 2, animate: false });
  }

  zoom(by: 1 | -1): void {
    this.map.zoomTo(this.map.getZoom() + by, undefined, { originalEvent: 'zoom' });
  }

  view(): View {
    const bounds = this.map.getBounds();
    return {
      centre: this.map.getCenter(),
      northEast: bounds.getNorthEast(),
      southWest: bounds.getSouthWest(),
    };
  }

  setInFlow(isInFlow: boolean): void {
    if (isInFlow) this.map.cooperativeGestures.enable();
    else this.map.cooperativeGestures.disable();
  }

  close(): void {
    this.ends.forEach((end) => end());
    this.map.remove();
  }

  private styleOf(url: string | undefined, colours: Colours) {
    return isArchive(url) ? archiveStyle(url, colours) : (url ?? landStyle(this.land, colours));
  }

  /** Tiles that are out of reach are no reason to show nothing. A listener, too, keeps the console quiet. */
  private fallBack(container: HTMLElement): void {
    let hasStyle = false;
    this.map.once('style.load', () => (hasStyle = true));
    this.map.on('error', () => {
      if (hasStyle) return;
      hasStyle = true;
      this.map.setStyle(landStyle(this.land, coloursOf(container)));
    });
  }

  private followTheme(container: HTMLElement): void {
    const paint = () => {
      const colours = coloursOf(container);
      for (const { id, paint = {} } of [...basemapLayers(colours), ...circleLayers(colours)]) {
        if (!this.map.getLayer(id)) continue;
        for (const [name, value] of Object.entries(paint)) {
          this.map.setPaintProperty(id, name as never, value as never);
        }
      }
    };
    const chosen = new MutationObserver(paint);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', paint);
    this.ends.push(
      () => chosen.disconnect(),
      () => system.removeEventListener('change', paint),
    );
  }
}

function isArchive(url: string | undefined): url is string {
  return url !== undefined && new URL(url).pathname.endsWith('.pmtiles');
}

function coloursOf(container: HTMLElement): Colours {
  const page = getComputedStyle(container);
  const token = (name: string) => page.getPropertyValue(`--color-${name}`).trim();
  return {
    water: token('water'),
    around: token('surface-3'),
    land: token('surface-1'),
    border: token('line-strong'),
    name: token('ink-soft'),
    mark: token('accent'),
    line: token('ink'),
  };
}

function drawsMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A page may have few of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
