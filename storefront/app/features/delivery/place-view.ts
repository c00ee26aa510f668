/** A visitor's delivery place as far as known; ids of the shop's countries and states. */
export interface DeliveryPlace {
  country: number | null;
  state: number | null;
  postcode: string;
  city: string;
}

/** A place with the options to change it. */
export interface PlaceView {
  place: DeliveryPlace;
  countries: { id: number; name: string }[];
  /** The country's states if delivery or taxes depend on them; otherwise empty. */
  states: { id: number; name: string }[];
}

/** The place in one line, most specific part first; empty without a country. */
export function placeText({ place, countries, states }: PlaceView): string {
  const nameOf = (list: PlaceView['countries'], id: number | null): string | undefined =>
    list.find((one) => one.id === id)?.name;
  const country = nameOf(countries, place.country);
  if (!country) return '';
  const town = [place.postcode, place.city].filter(Boolean).join(' ');
  return [town, nameOf(states, place.state), country].filter(Boolean).join(', ');
}
