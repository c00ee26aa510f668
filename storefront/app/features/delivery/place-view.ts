/** Where a visitor wants goods delivered, as closely as it is known; ids of the shop's countries and states. */
export interface DeliveryPlace {
  country: number | null;
  state: number | null;
  postcode: string;
  city: string;
}

/** A place with what it can be changed to. */
export interface PlaceView {
  place: DeliveryPlace;
  countries: { id: number; name: string }[];
  /** Of the country, where delivery or taxes depend on them; else none. */
  states: { id: number; name: string }[];
}

/** The place in one line, from the closest to the widest; empty without a country. */
export function placeText({ place, countries, states }: PlaceView): string {
  const nameOf = (list: PlaceView['countries'], id: number | null): string | undefined =>
    list.find((one) => one.id === id)?.name;
  const country = nameOf(countries, place.country);
  if (!country) return '';
  const town = [place.postcode, place.city].filter(Boolean).join(' ');
  return [town, nameOf(states, place.state), country].filter(Boolean).join(', ');
}
