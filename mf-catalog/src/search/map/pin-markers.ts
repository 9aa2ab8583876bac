import type { GeoJSONFeature as Feature, GeoJSONSource, Map as LibraryMap, Marker } from 'maplibre-gl';
import { collection, pointOf, type Position } from './geo-json';
import type * as Library from './library';
import { groupName, type Pin } from './pins';
import styles from './map.module.css';

export interface PinEvents {
  /** Machines that somebody wants to see. */
  onPick(ids: number[]): void;
  onPoint(id: number | null): void;
}

const SOURCE = 'machines';
/** Pins that come as close as this, in px, are one. */
const TOGETHER = 56;
const NO_PRICE = 1e12;
/** Width and height in px: as in map.module.css. */
const ROOM: Record<'pin' | 'group', [number, number]> = { pin: [72, 32], group: [42, 42] };
/** Distance in px between a hidden pin and the one that hid it. */
const ROOM_BELOW = 12;

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
  /** Id of a group; null for a single machine. */
  group: number | null;
  id: number | null;
}

/** Machines on a map as buttons: each with its price, groups with their number. Which are one, the library says. */
export class PinMarkers {
  private readonly shown = new Map<string, Shown>();
  private pins = new Map<number, Pin>();
  private pointed: number | null = null;
  private picked: readonly number[] = [];

  constructor(
    private readonly library: typeof Library,
    private readonly map: LibraryMap,
    private readonly events: PinEvents,
    private readonly currency: string,
  ) {
    map.on('style.load', () => this.addSource());
    map.on('render', () => this.draw());
    if (map.isStyleLoaded()) this.addSource();
  }

  show(pins: readonly Pin[]): void {
    this.pins = new Map(pins.map((pin) => [pin.id, pin]));
    this.clear();
    void this.source?.setData(this.data());
  }

  /** Sets a machine's pin, or that of its group, apart from the others. */
  async point(id: number | null): Promise<void> {
    this.pointed = id;
    const holder = id === null ? null : await this.holderOf(id);
    if (this.pointed !== id) return;
    for (const shown of this.shown.values()) mark(shown, shown === holder);
  }

  pick(ids: readonly number[]): void {
    this.picked = ids;
    for (const { button, id } of this.shown.values()) {
      if (id !== null) button.setAttribute('aria-pressed', String(ids.includes(id)));
    }
  }

  /** Moves the map where something over it hides a machine's pin, or that of its group. */
  async uncover(id: number, over: DOMRect): Promise<void> {
    const holder = await this.holderOf(id);
    if (holder === null) return;
    const pin = holder.button.getBoundingClientRect();
    const isBeside = pin.right < over.left || pin.left > over.right || pin.bottom < over.top;
    if (!isBeside) this.map.panBy([0, pin.bottom + ROOM_BELOW - over.top]);
  }

  private get source() {
    return this.map.getSource<GeoJSONSource>(SOURCE);
  }

  private addSource(): void {
    if (this.source) return;
    this.map.addSource(SOURCE, {
      type: 'geojson',
      data: this.data(),
      cluster: true,
      clusterRadius: TOGETHER,
      clusterMaxZoom: this.map.getMaxZoom(),
      clusterProperties: { least: ['min', ['coalesce', ['get', 'amount'], NO_PRICE]] },
    });
    // Nothing to see: a source without a layer is not read, and names of towns stay out of the pins' room.
    for (const [name, [width, height]] of Object.entries(ROOM)) {
      if (!this.map.hasImage(name)) {
        this.map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
      }
    }
    this.map.addLayer({
      id: SOURCE,
      type: 'symbol',
      source: SOURCE,
      layout: { 'icon-image': ['case', ['has', 'point_count'], 'group', 'pin'], 'icon-allow-overlap': true },
    });
  }

  private data() {
    const pins = [...this.pins.values()];
    return collection(pins.map(({ id, amount, place: { lat, lng } }) => pointOf({ id, amount }, [lng, lat])));
  }

  /** Brings the buttons to what is in sight now; what is out of it is nothing to tab to. */
  private draw(): void {
    if (!this.source || !this.map.isSourceLoaded(SOURCE)) return;
    const bounds = this.map.getBounds();
    const seen = new Set<string>();
    for (const feature of this.map.querySourceFeatures(SOURCE)) {
      const at = (feature.geometry as { coordinates: Position }).coordinates;
      const key = keyOf(feature);
      if (seen.has(key) || !bounds.contains(at)) continue;
      seen.add(key);
      if (!this.shown.has(key)) this.add(key, feature, at);
    }
    for (const [key, { marker }] of this.shown) {
      if (seen.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
  }

  private add(key: string, { properties }: Feature, at: Position): void {
    const made = properties.cluster ? this.group(properties, at) : this.single(properties.id as number);
    if (made === null) return;
    const { button } = made;
    button.type = 'button';
    const marker = new this.library.Marker({ element: button, subpixelPositioning: true });
    const shown = { ...made, marker: marker.setLngLat(at).addTo(this.map) };
    this.shown.set(key, shown);
    if (shown.id !== null && shown.id === this.pointed) mark(shown, true);
  }

  private single(id: number): Omit<Shown, 'marker'> | null {
    const pin = this.pins.get(id);
    if (!pin) return null;
    const button = buttonOf(styles.pin, pin.price, pin.name);
    button.setAttribute('aria-pressed', String(this.picked.includes(id)));
    button.onclick = () => this.events.onPick([id]);
    button.onpointerenter = () => this.events.onPoint(id);
    button.onfocus = () => this.events.onPoint(id);
    button.onpointerleave = () => this.events.onPoint(null);
    button.onblur = () => this.events.onPoint(null);
    return { button, group: null, id };
  }

  private group(properties: Record<string, unknown>, at: Position): Omit<Shown, 'marker'> {
    const { cluster_id, point_count, least } = properties as Record<string, number>;
    const price = least === undefined || least >= NO_PRICE ? null : least;
    const name = groupName(point_count ?? 0, price, this.currency);
    const button = buttonOf(styles.group, String(point_count), name);
    button.onclick = () => void this.open(cluster_id ?? 0, at);
    return { button, group: cluster_id ?? 0, id: null };
  }

  /** Goes nearer until the group falls apart; one that never does shows its machines. */
  private async open(group: number, at: Position): Promise<void> {
    const zoom = (await this.source?.getClusterExpansionZoom(group)) ?? Infinity;
    if (zoom <= this.map.getMaxZoom()) this.map.easeTo({ center: at, zoom });
    else this.events.onPick(await this.idsIn(group));
  }

  private async holderOf(id: number): Promise<Shown | null> {
    for (const shown of [...this.shown.values()]) {
      if (shown.id === id) return shown;
      if (shown.group !== null && (await this.idsIn(shown.group)).includes(id)) return shown;
    }
    return null;
  }

  private async idsIn(group: number): Promise<number[]> {
    try {
      const leaves = await this.source?.getClusterLeaves(group, this.pins.size, 0);
      return (leaves ?? []).map(({ properties }) => properties?.id as number);
    } catch {
      // It is gone: the map has moved on meanwhile.
      return [];
    }
  }

  private clear(): void {
    this.shown.forEach(({ marker }) => marker.remove());
    this.shown.clear();
  }
}

const mark = ({ button }: Shown, isPointed: boolean) =>
  button.classList.toggle(styles.pointed ?? '', isPointed);

function keyOf({ properties }: Feature): string {
  return properties.cluster ? `group ${properties.cluster_id}` : `machine ${properties.id}`;
}

function buttonOf(className: string | undefined, words: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = className ?? '';
  button.textContent = words;
  button.setAttribute('aria-label', name);
  return button;
}
