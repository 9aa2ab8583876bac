/**
 * Drawings that stand in for a type's picture: `backend/assets/illustrations/{name}.svg`, 400 × 300 units.
 * Each category has one, named by the category's slug; types that look different have, or share, another.
 */
const TYPES_BY_DRAWING: Record<string, readonly string[]> = {
  'mini-excavator': ['Mini Excavator', 'Midi Excavator'],
  'wheel-loader': [
    'Compact Wheel Loader',
    'Wheel Loader',
    'Large Wheel Loader',
    'Wheel Dozer',
    'Utility Tractor',
  ],
  'crawler-dozer': ['Small Crawler Dozer', 'Crawler Dozer', 'Large Crawler Dozer', 'Crawler Loader'],
  'skid-steer-loader': ['Skid Steer Loader'],
  'compact-track-loader': ['Compact Track Loader', 'Stand-On Mini Loader'],
  'backhoe-loader': ['Backhoe Loader'],
  'motor-grader': ['Motor Grader'],
  'articulated-dump-truck': [
    'Articulated Dump Truck',
    'Rigid Haul Truck',
    'Site Dumper',
    'Motor Scraper',
    'Pull Scraper',
  ],
  'double-drum-roller': ['Double Drum Roller', 'Pneumatic Tire Roller'],
  'vibratory-plate-compactor': ['Vibratory Plate Compactor', 'Rammer', 'Concrete Saw', 'Concrete Trowel'],
  'electric-scissor-lift': ['Electric Scissor Lift', 'Rough Terrain Scissor Lift', 'Vertical Mast Lift'],
  'telescopic-boom-lift': ['Telescopic Boom Lift'],
  'pneumatic-tire-forklift': [
    'Warehouse Forklift',
    'Pneumatic Tire Forklift',
    'Rough Terrain Forklift',
    'Material Lift',
  ],
  'lattice-boom-crawler-crane': ['Lattice Boom Crawler Crane', 'Telescopic Crawler Crane'],
  'towable-air-compressor': ['Portable Air Compressor', 'Towable Air Compressor'],
  'light-tower': ['Light Tower'],
  'water-truck': [
    ...['Water Truck', 'Fuel Truck', 'Sewer Jetter', 'Vacuum Excavation Truck', 'Asphalt Distributor'],
    'Street Sweeper',
  ],
  'equipment-trailer': [
    ...['Equipment Trailer', 'Lowboy Trailer', 'Dump Trailer', 'Water Trailer', 'Office Trailer'],
    'Towed Roller',
  ],
  'log-skidder': ['Log Skidder', 'Forestry Mulcher', 'Feller Buncher', 'Log Loader', 'Rotary Brush Cutter'],
  'trucks-trailers': ['Attenuator Truck'],
};

const DRAWING_OF_TYPE = new Map(
  Object.entries(TYPES_BY_DRAWING).flatMap(([drawing, types]) =>
    types.map((type) => [type, drawing] as const),
  ),
);

const CATEGORY_DRAWINGS: ReadonlySet<string> = new Set([
  ...['aerial-work-platforms', 'compaction', 'concrete-masonry', 'cranes', 'crushing-screening'],
  ...['earthmoving', 'forestry-land-clearing', 'material-handling', 'paving-road', 'power-air'],
  ...['pumps-dewatering', 'snow-ice', 'traffic-control', 'trenching-boring', 'trucks-trailers'],
]);

/** Drawing of a type that an admin made, in no known category. */
const ANY_MACHINE = 'machine';

/** The file of a type's drawing in `backend/assets/illustrations`: its own, else its category's, else a neutral one. */
export function illustrationFile(type: { name: string; category: string | null }): string {
  const category = slugOf(type.category ?? '');
  const drawing =
    DRAWING_OF_TYPE.get(type.name) ?? (CATEGORY_DRAWINGS.has(category) ? category : ANY_MACHINE);
  return `${drawing}.svg`;
}

/** `Power & Air` → `power-air`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
