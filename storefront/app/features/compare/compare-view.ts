import type { ComparedProduct, ProductComparison } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toImage, type ImageView } from '~/ui/picture';

type CardTexts = Parameters<typeof toCard>[1];

/** A product in the table's header. */
export interface ComparedView {
  id: number;
  name: string;
  href: string;
  image: ImageView | null;
  add: CardView['add'];
}

/** A row of the table: a text for each product, null where it has no value. */
export interface ComparedRow {
  name: string;
  values: (string | null)[];
}

/** View model of the comparison page. */
export interface CompareView {
  products: ComparedView[];
  rows: ComparedRow[];
}

function availabilityOf(compared: ComparedProduct, { t, formats }: CardTexts): string {
  const { product, is_sellable } = compared;
  if (product.available_at && Date.parse(product.available_at) > Date.now())
    return t('product.availableFrom', { date: formats.date(product.available_at) });
  if (!is_sellable) return t('product.notSellable');
  if (product.stock_status === 'out') return t('product.soldOut');
  return t(product.stock_status === 'backorder' ? 'product.backorder' : 'product.inStock');
}

function toCompared({ product, is_sellable }: ComparedProduct, texts: CardTexts): ComparedView {
  const { add, href, name } = toCard(product, texts);
  return {
    id: product.id,
    name,
    href,
    image: product.picture && toImage(product.picture, 320),
    add: is_sellable ? add : null,
  };
}

/** Rows that every product has, before the attributes of the sellers. */
function factRows(all: readonly ComparedProduct[], texts: CardTexts): ComparedRow[] {
  const { t, formats, showVendor } = texts;
  const row = (name: string, value: (one: ComparedProduct) => string | null): ComparedRow => ({
    name,
    values: all.map(value),
  });
  const rows = [
    row(t('compare.price'), ({ product }) => {
      const { price, from } = toCard(product, texts);
      return from ? `${from} ${price}` : price;
    }),
    row(t('compare.rating'), ({ product }) =>
      product.rating_count === 0
        ? null
        : `★ ${formats.rating(product.rating_avg)} (${formats.number(product.rating_count)})`,
    ),
    row(t('compare.availability'), (one) => availabilityOf(one, texts)),
    ...(showVendor ? [row(t('product.soldBy'), ({ product }) => product.vendor.name)] : []),
    row(t('compare.brand'), ({ product }) => product.brand),
    row(t('compare.weight'), ({ weight }) => (weight === null ? null : formats.weight(weight))),
    row(t('compare.dimensions'), ({ dimensions: sides }) =>
      sides === null ? null : formats.dimensions(sides),
    ),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

const differs = ({ values }: ComparedRow): boolean => new Set(values).size > 1;

/** Formats a comparison for a visitor, on request without rows whose values are all the same. */
export function toComparison(
  { products, attributes }: ProductComparison,
  onlyDifferences: boolean,
  texts: CardTexts,
): CompareView {
  const rows = [...factRows(products, texts), ...attributes.map(({ name, values }) => ({ name, values }))];
  return {
    products: products.map((one) => toCompared(one, texts)),
    rows: onlyDifferences ? rows.filter(differs) : rows,
  };
}
