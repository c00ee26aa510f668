/** A point on the globe in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the earth in kilometres. */
const RADIUS = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points along the surface, as the crow flies. */
export function kilometresBetween(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The point of a record that has both coordinates; null for one that lacks either. */
export function pointOf({ lat, lng }: { lat?: string | null; lng?: string | null }): Point | null {
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
}
