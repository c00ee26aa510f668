import {
  addressOf,
  StateChip,
  useLabels,
  useMoment,
  useMoney,
  useNumber,
  useTranslate,
  type FieldDisplayProps,
} from '@stoa/console-kit';
import {
  Box,
  LinearProgress,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { FlashSaleVariant } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { type FlashSaleItem, type FlashSaleRecord, priceOf, variantName } from './flash-sale-record';
import { useVariants } from './useVariants';

/** Start time, and the state by the server's clock. */
function Start({ value, record }: FieldDisplayProps) {
  const moment = useMoment();
  const translate = useTranslate();
  const { state } = record as FlashSaleRecord;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <span>{moment(value as string)}</span>
      {state && <StateChip value={state} label={translate(`stoa.flash_sale.state_${state}`)} />}
    </Box>
  );
}

/** End time, and in a list also the number of items and units sold. */
function End({ value, record, compact }: FieldDisplayProps) {
  const moment = useMoment();
  const { items = [], sold = {} } = record as FlashSaleRecord;
  return (
    <>
      {moment(value as string)}
      {compact && <Summary items={items} sold={sold} />}
    </>
  );
}

function Items({ value, record }: FieldDisplayProps) {
  const { sold = {} } = record as FlashSaleRecord;
  return <ItemTable items={(value as FlashSaleItem[] | null) ?? []} sold={sold} />;
}

interface Sold {
  items: FlashSaleItem[];
  sold: Record<string, number>;
}

function Summary({ items, sold }: Sold) {
  const translate = useTranslate();
  const number = useNumber();
  const pieces = Object.values(sold).reduce((total, one) => total + one, 0);
  return (
    <Typography component="div" variant="caption" color="text.secondary">
      {translate('stoa.flash_sale.item_count', { smart_count: items.length })} ·{' '}
      {translate('stoa.flash_sale.pieces_sold', { smart_count: pieces, pieces: number(pieces) })}
    </Typography>
  );
}

function ItemTable({ items, sold }: Sold) {
  const translate = useTranslate();
  const labels = useLabels();
  const variants = useVariants(items.map(({ variant_id }) => variant_id));
  const headings = [
    translate('stoa.flash_sale.item'),
    translate('stoa.flash_sale.regular_price'),
    labels.field('price'),
    translate('stoa.flash_sale.sold'),
    labels.field('per_customer'),
  ];
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ overflowWrap: 'break-word' }}>
        <TableHead>
          <TableRow>
            {headings.map((heading, place) => (
              <TableCell key={heading} align={place === 0 ? 'left' : 'right'}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item, index) => (
            <ItemFacts
              key={index}
              item={item}
              variant={variants.get(item.variant_id ?? 0)}
              sold={sold[String(item.variant_id)] ?? 0}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Room for names in pixels; on a narrow page the table scrolls instead. */
const NAME_WIDTH = 200;

interface ItemFactsProps {
  item: FlashSaleItem;
  variant: FlashSaleVariant | undefined;
  sold: number;
}

function ItemFacts({ item, variant, sold }: ItemFactsProps) {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  return (
    <TableRow>
      <TableCell sx={{ minWidth: NAME_WIDTH }}>
        {variant ? (
          <MuiLink component={Link} to={addressOf('products', 'view', variant.product_id)} underline="hover">
            {variant.name}
          </MuiLink>
        ) : (
          `#${item.variant_id}`
        )}
        {variant && (
          <Typography component="div" variant="caption" color="text.secondary">
            {variantName(variant)}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{variant && <bdi>{money(variant.price)}</bdi>}</TableCell>
      <TableCell align="right">{variant && <bdi>{money(priceOf(item, variant.price))}</bdi>}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <bdi>{item.quota ? `${number(sold)} / ${number(item.quota)}` : number(sold)}</bdi>
        {item.quota && (
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (sold / item.quota) * 100)}
            aria-label={translate('stoa.flash_sale.sold')}
          />
        )}
      </TableCell>
      <TableCell align="right">{item.per_customer ? number(item.per_customer) : '–'}</TableCell>
    </TableRow>
  );
}

export const flashSaleDisplays = { starts_at: Start, ends_at: End, items: Items };
