import { Box, Button, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState, type Dispatch } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { FormArea } from '../../screens/form/FormArea';
import { useIsPhone } from '../../screens/list/useIsPhone';
import { hiddenHeadSx, PHONE, stackedSx } from '../../theme/stacked';
import type { VariantAction } from './reducer';
import type { VariantDraft } from './draft';
import type { VariantProblems } from './problems';
import type { Values } from './useAttributes';
import { ROW_HEIGHTS, useVisibleRows } from './useVisibleRows';
import { VariantRow, VIEWS, type GridView } from './VariantRow';

interface VariantGridProps {
  variants: VariantDraft[];
  values: Values;
  problems: Record<string, VariantProblems>;
  dispatch: Dispatch<VariantAction>;
}

/** All variants in a virtualised, editable table: only visible rows are rendered, of up to a thousand. */
export function VariantGrid({ variants, values, problems, dispatch }: VariantGridProps) {
  const translate = useTranslate();
  const [view, setView] = useState<GridView>('sale');
  const height = ROW_HEIGHTS[useIsPhone() ? 'phone' : 'table'];
  const { scroller, first, last, onScroll } = useVisibleRows(variants.length, height);
  return (
    <FormArea title={translate('product.variants')} action={<Count of={variants.length} />}>
      <ViewChoice view={view} problems={problems} onChange={setView} />
      {view === 'sale' && variants.length > 1 && <PriceForAll dispatch={dispatch} />}
      {variants.length === 0 && (
        <Typography color="text.secondary">{translate('product.no_variants')}</Typography>
      )}
      <Box
        ref={scroller}
        onScroll={onScroll}
        sx={{ overflow: 'auto', maxHeight: 560, mx: -1 }}
        tabIndex={0}
        role="group"
        aria-label={translate('product.variants')}
      >
        <Box component="table" sx={tableSx} aria-rowcount={variants.length + 1}>
          <GridHead view={view} />
          <tbody>
            {first > 0 && <tr aria-hidden style={{ height: first * height }} />}
            {variants.slice(first, last).map((variant) => (
              <VariantRow
                key={variant.key}
                view={view}
                variant={variant}
                name={variant.option_value_ids.map(values.label).join(' / ')}
                problems={problems[variant.key]}
                removable={variants.length > 1}
                dispatch={dispatch}
              />
            ))}
            {last < variants.length && (
              <tr aria-hidden style={{ height: (variants.length - last) * height }} />
            )}
          </tbody>
        </Box>
      </Box>
    </FormArea>
  );
}

function Count({ of }: { of: number }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('product.variants_count', { smart_count: of })}
    </Typography>
  );
}

interface ViewChoiceProps {
  view: GridView;
  problems: VariantGridProps['problems'];
  onChange: (view: GridView) => void;
}

/** Switches between prices and stock, and parcel and codes; a dot marks problems in the hidden view. */
function ViewChoice({ view, problems, onChange }: ViewChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, chosen: GridView | null) => chosen && onChange(chosen)}
      aria-label={translate('product.variants')}
      sx={{ mb: 1.5 }}
    >
      {(Object.keys(VIEWS) as GridView[]).map((name) => (
        <ToggleButton key={name} value={name}>
          {translate(`product.view_${name}`)}
          {name !== view && hasProblem(name, problems) && <ProblemDot />}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Whether a field of a view has a validation problem. */
function hasProblem(view: GridView, problems: VariantGridProps['problems']): boolean {
  const fields: readonly string[] = view === 'sale' ? [...VIEWS.sale, 'tier_prices'] : VIEWS[view];
  return Object.values(problems).some((problems) =>
    Object.keys(problems).some((field) => fields.includes(field)),
  );
}

function ProblemDot() {
  return (
    <Box
      component="span"
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'error.main', marginInlineStart: 0.75 }}
    />
  );
}

function GridHead({ view }: { view: GridView }) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        <th scope="col">{translate('product.variant')}</th>
        {[...VIEWS[view], ...(view === 'sale' ? (['tier_prices', 'backorder'] as const) : [])].map(
          (column) => (
            <th key={column} scope="col">
              {translate(`product.${column}`)}
            </th>
          ),
        )}
        <td />
      </tr>
    </thead>
  );
}

function PriceForAll({ dispatch }: { dispatch: Dispatch<VariantAction> }) {
  const translate = useTranslate();
  const [price, setPrice] = useState('');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1, maxWidth: 380 }}>
      <TextField
        label={translate('product.set_all_price')}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button disabled={price.trim() === ''} onClick={() => dispatch({ type: 'price-for-all', price })}>
        {translate('product.apply')}
      </Button>
    </Stack>
  );
}

const tableSx = {
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: { sm: 860 },
  '& th, & td': { px: 0.75, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
  '& tbody tr': { height: ROW_HEIGHTS.table },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    py: 1,
    bgcolor: 'background.paper',
    fontSize: 12.5,
    fontWeight: 600,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& input[type=text]': {
    width: '100%',
    minWidth: 84,
    // SKUs often differ only at their ends, so show them in full.
    '&.sku': { minWidth: 168 },
    font: 'inherit',
    fontSize: 14,
    color: 'inherit',
    bgcolor: 'transparent',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '6px',
    px: 1,
    py: '7px',
    fontVariantNumeric: 'tabular-nums',
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: 'error.main' },
  },
  [PHONE]: {
    ...hiddenHeadSx[PHONE],
    ...stackedSx[PHONE],
    '& tbody tr:not([aria-hidden])': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignContent: 'start',
      height: ROW_HEIGHTS.phone,
      overflow: 'hidden',
      borderBottom: 1,
      borderColor: 'divider',
      px: 1,
    },
    '& tbody th, & tbody td': { display: 'block', border: 0, py: 0.5, px: 0.5 },
    '& tbody th, & tbody td:first-of-type': { gridColumn: '1 / -1' },
    '& tbody td:last-of-type': { textAlign: 'end' },
  },
};
