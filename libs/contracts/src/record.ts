/** Fields of every record on the wire: specification section 3. Timestamps are UTC with microseconds. */
export interface BaseFields {
  id: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** A place: decimal degrees, WGS 84. */
export interface Geotag {
  lat: number;
  lng: number;
}

/** What a policy needs to know of the person who asks. A guest is null. */
export interface Actor {
  id: number;
  admin: boolean;
  owner: boolean;
}
