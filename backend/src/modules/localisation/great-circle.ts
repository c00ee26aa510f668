/** Geographic coordinates in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the earth in kilometres. */
const RADIUS = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle (haversine) distance in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The coordinates of a record; null when either is missing. */
export function pointOf({ lat, lng }: { lat?: string | null; lng?: string | null }): Point | null {
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
}
