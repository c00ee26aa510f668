import type { Zone, ZoneMember } from './zone.entity';

/** A shipping destination. */
export interface Place {
  country_id: number;
  state_id?: number | null;
  city_id?: number | null;
  postcode?: string | null;
}

/** Specificity of a matching zone member: 0 for no match, higher for a narrower area. */
function closeness(member: ZoneMember, place: Place): number {
  if (member.country_id !== place.country_id) return 0;
  if (member.state_id && member.state_id !== place.state_id) return 0;
  if (member.city_id && member.city_id !== place.city_id) return 0;
  const ranged = Boolean(member.postcode_from || member.postcode_to);
  if (ranged && !isPostcodeInRange(place.postcode, member.postcode_from, member.postcode_to)) return 0;
  return 1 + (member.state_id ? 1 : 0) + (member.city_id ? 4 : 0) + (ranged ? 2 : 0);
}

/** Whether a postcode is in an inclusive range; compared as text, as a country's are of equal length. */
export function isPostcodeInRange(
  postcode: string | null | undefined,
  from?: string | null,
  to?: string | null,
): boolean {
  const [code, low, high] = [plain(postcode), plain(from), plain(to)];
  if (!code) return false;
  return (!low || code >= low) && (!high || code.slice(0, high.length) <= high);
}

function plain(postcode: string | null | undefined): string {
  return (postcode ?? '').toUpperCase().replace(/[\s-]/g, '');
}

/** Whether a member covers all of its country. */
export function coversCountry({ state_id, city_id, postcode_from, postcode_to }: ZoneMember): boolean {
  return !state_id && !city_id && !postcode_from && !postcode_to;
}

/** Whether any member of a zone matches a place. */
export function isInZone({ members }: Zone, place: Place): boolean {
  return members.some((member) => closeness(member, place) > 0);
}

/** The zones that match a place, by priority, then specificity; the default zone alone if none does. */
export function bestFit(zones: readonly Zone[], place: Place): Zone[] {
  const fits = zones
    .map((zone) => ({ zone, fit: Math.max(0, ...zone.members.map((member) => closeness(member, place))) }))
    .filter((one) => one.fit > 0)
    .sort((a, b) => b.zone.priority - a.zone.priority || b.fit - a.fit || a.zone.id - b.zone.id);
  return fits.length ? fits.map((one) => one.zone) : zones.filter((zone) => zone.is_default);
}
