import { useTranslate, type FieldInputProps } from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { FlashSaleItem } from './flash-sale-record';
import { ItemRow } from './ItemRow';
import { useVariants } from './useVariants';

const EMPTY: FlashSaleItem = { variant_id: null, price: null, rate: null, quota: null, per_customer: null };

/** The items of a flash sale: per row a variant, its sale and regular price, its quota and limit. */
export function ItemsInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: field.name });
  const items = (useWatch({ name: field.name }) as FlashSaleItem[] | undefined) ?? [];
  const variants = useVariants(items.map(({ variant_id }) => variant_id));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('stoa.flash_sale.items_hint')}
      </Typography>
      {fields.map((row, index) => (
        <ItemRow
          key={row.id}
          path={`${field.name}.${index}`}
          item={items[index] ?? EMPTY}
          variant={variants.get(items[index]?.variant_id ?? 0)}
          onRemove={() => remove(index)}
        />
      ))}
      <Box>
        <Button startIcon={<Add />} onClick={() => append(EMPTY)}>
          {translate('stoa.flash_sale.add_item')}
        </Button>
      </Box>
    </Box>
  );
}
