import { KINDS, ShareInput, useMoney, useTranslate } from '@stoa/console-kit';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { FieldSchema, FlashSaleVariant } from '@stoa/contracts';
import { useState } from 'react';
import { NumberInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type FlashSaleItem, priceOf, warningsOf } from './flash-sale-record';
import { VariantPicker } from './VariantPicker';

const schema = (name: string, kind: FieldSchema['kind']): FieldSchema => ({
  name,
  kind,
  required: true,
  writable: true,
});
const PRICE = schema('price', 'money');
const SHARE = schema('rate', 'rate');
const Money = KINDS.money.Input;

interface ItemRowProps {
  path: string;
  item: FlashSaleItem;
  variant: FlashSaleVariant | undefined;
  onRemove: () => void;
}

/** One item: variant, price or discount, quota and limit per customer. */
export function ItemRow({ path, item, variant, onRemove }: ItemRowProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('stoa.flash_sale.item')} sx={rowSx}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', gridColumn: '1 / -1' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <VariantPicker source={`${path}.variant_id`} chosen={variant} />
        </Box>
        <IconButton onClick={onRemove} aria-label={translate('stoa.flash_sale.remove_item')}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Box>
      <DiscountInput path={path} isShare={Boolean(item.rate)} />
      <NumberInput
        source={`${path}.quota`}
        min={1}
        placeholder={translate('stoa.flash_sale.quota_hint')}
        helperText={false}
      />
      <NumberInput source={`${path}.per_customer`} min={1} helperText={false} />
      {variant && <Outcome item={item} variant={variant} />}
    </Box>
  );
}

/** A price or a discount rate, never both: switching clears the other. */
function DiscountInput({ path, isShare }: { path: string; isShare: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [mode, setMode] = useState<'price' | 'rate'>(isShare ? 'rate' : 'price');
  const choose = (next: 'price' | 'rate' | null) => {
    if (!next) return;
    setMode(next);
    setValue(`${path}.${next === 'rate' ? 'price' : 'rate'}`, null, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_, next: 'price' | 'rate' | null) => choose(next)}
        aria-label={translate('stoa.flash_sale.way')}
        sx={{ mt: 0.25, whiteSpace: 'nowrap' }}
      >
        <ToggleButton value="price">{translate('stoa.flash_sale.by_price')}</ToggleButton>
        <ToggleButton value="rate" aria-label={translate('stoa.flash_sale.by_share')}>
          %
        </ToggleButton>
      </ToggleButtonGroup>
      {mode === 'price' ? (
        <Money field={PRICE} source={`${path}.price`} />
      ) : (
        <ShareInput field={SHARE} source={`${path}.rate`} />
      )}
    </Box>
  );
}

/** The resulting price compared with the regular one, with warnings about likely mistakes. */
function Outcome({ item, variant }: { item: FlashSaleItem; variant: FlashSaleVariant }) {
  const translate = useTranslate();
  const money = useMoney();
  const price = priceOf(item, variant.price);
  const facts = { price: money(price), regular: money(variant.price), smart_count: variant.available };
  return (
    <Box sx={{ gridColumn: '1 / -1' }} role="status">
      <Typography variant="body2" color="text.secondary">
        {translate(`stoa.flash_sale.${price === null ? 'regular' : 'outcome'}`, facts)}{' '}
        {translate('stoa.flash_sale.available', facts)}
      </Typography>
      {warningsOf(item, variant).map((key) => (
        <Typography key={key} variant="body2" color="warning.main">
          {translate(`stoa.flash_sale.${key}`, { smart_count: variant.min_qty })}
        </Typography>
      ))}
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: '1fr',
    lg: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.2fr)',
  },
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& .MuiFormControl-root': { mt: 0 },
};
