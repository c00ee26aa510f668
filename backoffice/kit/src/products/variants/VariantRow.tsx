import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Checkbox, IconButton } from '@mui/material';
import { memo, type Dispatch } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { VariantDraft } from './draft';
import type { VariantProblems } from './problems';
import type { TypedField, VariantAction } from './reducer';
import { TierPricesCell } from './TierPricesCell';
import { useProblemText } from './useProblemText';

/** The views of the grid: prices and stock, or parcel measures and codes. */
export const VIEWS = {
  sale: ['sku', 'price', 'compare_at', 'cost', 'stock'],
  parcel: ['gtin', 'weight', 'length', 'width', 'height', 'reorder_point'],
} as const satisfies Record<string, readonly TypedField[]>;
export type GridView = keyof typeof VIEWS;

const MONEY: readonly TypedField[] = ['price', 'compare_at', 'cost'];

interface VariantRowProps {
  view: GridView;
  variant: VariantDraft;
  name: string;
  problems?: VariantProblems;
  removable: boolean;
  dispatch: Dispatch<VariantAction>;
}

/** One variant; re-rendered only when it changes itself. */
export const VariantRow = memo(function VariantRow({
  view,
  variant,
  name,
  problems,
  removable,
  dispatch,
}: VariantRowProps) {
  const translate = useTranslate();
  const title = name || translate('product.only_variant');
  return (
    <tr>
      <Box component="th" scope="row" sx={{ fontWeight: 600, fontSize: 14, whiteSpace: 'nowrap' }}>
        {title}
      </Box>
      {VIEWS[view].map((field) => (
        <td key={field} data-label={translate(`product.${field}`)}>
          <TypedCell
            variant={variant}
            field={field}
            title={title}
            problem={problems?.[field]}
            dispatch={dispatch}
          />
        </td>
      ))}
      {view === 'sale' && (
        <SalesCells
          variant={variant}
          title={title}
          tiersProblem={problems?.tier_prices}
          dispatch={dispatch}
        />
      )}
      <td>
        {removable && (
          <IconButton
            size="small"
            aria-label={translate('product.remove_variant', { name: title })}
            onClick={() => dispatch({ type: 'remove', key: variant.key })}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        )}
      </td>
    </tr>
  );
});

interface SalesCellsProps {
  variant: VariantDraft;
  title: string;
  tiersProblem?: VariantProblems[string];
  dispatch: Dispatch<VariantAction>;
}

/** The cells of the trade view that are not text inputs. */
function SalesCells({ variant, title, tiersProblem, dispatch }: SalesCellsProps) {
  const translate = useTranslate();
  return (
    <>
      <td data-label={translate('product.tier_prices')}>
        <TierPricesCell variant={variant} title={title} problem={tiersProblem} dispatch={dispatch} />
      </td>
      <td data-label={translate('product.backorder')}>
        <Checkbox
          size="small"
          checked={variant.backorder}
          onChange={(_event, backorder) => dispatch({ type: 'backorder', key: variant.key, backorder })}
          slotProps={{ input: { 'aria-label': `${translate('product.backorder')}: ${title}` } }}
        />
      </td>
    </>
  );
}

interface TypedCellProps {
  variant: VariantDraft;
  field: TypedField;
  title: string;
  problem?: VariantProblems[string];
  dispatch: Dispatch<VariantAction>;
}

function TypedCell({ variant, field, title, problem, dispatch }: TypedCellProps) {
  const translate = useTranslate();
  const summary = useProblemText(problem, field);
  const reserved = field === 'stock' && variant.reserved > 0;
  return (
    <>
      <input
        type="text"
        className={field}
        dir="ltr"
        value={variant[field]}
        inputMode={field === 'sku' ? 'text' : MONEY.includes(field) ? 'decimal' : 'numeric'}
        aria-label={`${translate(`product.${field}`)}: ${title}`}
        aria-invalid={problem !== undefined}
        title={summary}
        onChange={(event) => dispatch({ type: 'typed', key: variant.key, field, text: event.target.value })}
      />
      {(summary || reserved) && (
        <Box
          sx={{
            fontSize: 11,
            lineHeight: 1.2,
            color: summary ? 'error.main' : 'text.secondary',
            whiteSpace: 'nowrap',
            // A message of the server may be long; it is in full above the form.
            maxWidth: 240,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {summary ?? translate('product.reserved', { count: variant.reserved })}
        </Box>
      )}
    </>
  );
}
