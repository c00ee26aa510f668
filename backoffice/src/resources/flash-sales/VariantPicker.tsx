import { useLabels, useMoney, useTranslate } from '@stoa/console-kit';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import type { FlashSaleVariant } from '@stoa/contracts';
import { useState } from 'react';
import { InputHelperText, required, useInput } from 'react-admin';
import { variantName } from './flash-sale-record';
import { useFoundVariants } from './useVariants';

const REQUIRED = [required()];
const named = (variant: FlashSaleVariant) => `${variant.name} · ${variantName(variant)}`;
const all = (variants: FlashSaleVariant[]) => variants;

/** Selects a variant by its product's name or its SKU, showing current price and stock. */
export function VariantPicker({ source, chosen }: { source: string; chosen: FlashSaleVariant | undefined }) {
  const labels = useLabels();
  const { field, fieldState, id } = useInput({ source, validate: REQUIRED });
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  // While the input shows the selected variant's own name, all options are offered.
  const query = chosen && typed === named(chosen) ? '' : typed;
  const { data: variants = [], isFetching } = useFoundVariants(query, isOpen);
  return (
    <Autocomplete
      id={id}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen ?? null}
      onChange={(_, variant) => field.onChange(variant?.id ?? null)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onBlur={field.onBlur}
      options={variants}
      filterOptions={all}
      loading={isFetching}
      getOptionLabel={named}
      getOptionKey={(variant) => variant.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...props }, variant) => (
        <Box component="li" key={key} {...props}>
          <SearchResult variant={variant} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={labels.field('variant_id')}
          error={fieldState.invalid}
          helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
        />
      )}
    />
  );
}

function SearchResult({ variant }: { variant: FlashSaleVariant }) {
  const money = useMoney();
  const translate = useTranslate();
  const { name, sku, price, available } = variant;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {name} · {variantName(variant)}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        <bdi>{sku}</bdi> · <bdi>{money(price)}</bdi> ·{' '}
        {translate('stoa.flash_sale.available', { smart_count: available })}
      </Typography>
    </Box>
  );
}
