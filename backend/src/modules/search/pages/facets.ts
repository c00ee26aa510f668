import type { Facet, FacetValue } from '@stoa/contracts';
import type { CategoryName, LocalizedNames } from '../../catalogue';
import type { FacetCounts } from '../product-index/selection';
import type { ShopRequest } from './shop-query';

/** Maximum choices of a facet; further brands, vendors and values are reached by search. */
const MAX_VALUES = 40;

/** The facets of a page with labels; choices with no results are left out unless selected. */
export function facetsOf(
  counts: FacetCounts,
  { chosen, selection }: ShopRequest,
  names: LocalizedNames,
): Facet[] {
  const build = new FacetBuilder(chosen);
  const categories = categoryChoices(names, selection.categories).map((one) => ({
    ...build.value('category', one.slug, one.name, counts.categories.get(one.id)),
    above: one.trail.slice(0, -1).map((id) => names.categories.get(id)?.slug ?? ''),
  }));
  const brands = [...counts.brands].flatMap(([id, count]) => {
    const brand = names.brands.get(id);
    return brand?.active ? [build.value('brand', brand.slug, brand.name, count)] : [];
  });
  const vendors = [...(names.namesVendors ? counts.vendors : [])].flatMap(([id, count]) => {
    const vendor = names.vendors.get(id);
    return vendor ? [build.value('vendor', vendor.slug, vendor.name, count)] : [];
  });
  const ratings = [4, 3, 2, 1].map((stars) =>
    build.value('rating', String(stars), String(stars), counts.ratings[stars]),
  );
  if (selection.rating) ratings.forEach((one) => (one.selected = one.value === String(selection.rating)));
  const sale = { ...build.value('on_sale', '1', '1', counts.on_sale), selected: selection.on_sale };
  const stock = { ...build.value('in_stock', '1', '1', counts.in_stock), selected: selection.in_stock };
  return [
    build.facet('category', 'category', 'list', categories, false),
    build.facet('brand', 'brand', 'list', brands, true),
    build.facet('vendor', 'vendor', 'list', vendors, true),
    build.facet('rating', 'rating', 'rating', ratings, false),
    build.facet('in_stock', 'in_stock', 'flag', [stock], false),
    build.facet('on_sale', 'on_sale', 'flag', [sale], false),
    ...attributeFacets(build, counts.values, names),
  ].filter((facet) => facet.values.length > 0);
}

class FacetBuilder {
  constructor(private readonly chosen: ShopRequest['chosen']) {}

  value(param: string, value: string, label: string, count = 0, swatch: string | null = null): FacetValue {
    return { value, label, count, selected: this.chosen.get(param)?.has(value) ?? false, swatch };
  }

  /** Long lists are cut to the most frequent choices, and sorted by label or in their own order. */
  facet(param: string, label: string, kind: Facet['kind'], values: FacetValue[], byLabel: boolean): Facet {
    const some = values.filter((one) => one.count > 0 || one.selected);
    const best = new Set(
      some
        .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count)
        .slice(0, MAX_VALUES),
    );
    const shown = some.filter((one) => best.has(one));
    return {
      param,
      label,
      kind,
      values: byLabel ? shown.sort((a, b) => (a.label < b.label ? -1 : 1)) : shown,
    };
  }
}

function attributeFacets(
  build: FacetBuilder,
  counts: ReadonlyMap<number, number>,
  names: LocalizedNames,
): Facet[] {
  const byAttribute = new Map<number, FacetValue[]>();
  for (const value of names.values.values()) {
    const attribute = names.attributes.get(value.attribute_id);
    if (!attribute?.is_filterable) continue;
    const shown = build.value(
      `attr.${attribute.code}`,
      value.code,
      value.label,
      counts.get(value.id),
      value.swatch,
    );
    byAttribute.set(attribute.id, [...(byAttribute.get(attribute.id) ?? []), shown]);
  }
  return [...names.attributes.values()].flatMap((attribute) => {
    const kind = attribute.type === 'color' ? 'color' : 'list';
    const values = byAttribute.get(attribute.id) ?? [];
    return values.length ? [build.facet(`attr.${attribute.code}`, attribute.name, kind, values, false)] : [];
  });
}

/**
 * Without a selection the root categories; else each selected one with ancestors and children, or siblings if
 * it has no children.
 */
function categoryChoices(names: LocalizedNames, chosen: readonly number[]): CategoryName[] {
  if (chosen.length === 0) return names.childrenOf(null);
  const shown = new Map<number, CategoryName>();
  const show = (one: CategoryName | undefined): unknown => one && shown.set(one.id, one);
  for (const id of chosen) {
    const category = names.categories.get(id);
    if (!category) continue;
    const below = names.childrenOf(id);
    category.trail.slice(0, -1).forEach((above) => show(names.categories.get(above)));
    if (below.length > 0) show(category);
    for (const one of below.length ? below : names.childrenOf(category.parent_id)) show(one);
    show(category);
  }
  return [...shown.values()];
}
