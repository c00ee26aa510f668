import { useTranslate, type FieldInputProps } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { useEffect } from 'react';
import { AutocompleteInput, ReferenceInput, SelectInput, required, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface Variant {
  id: number;
  sku: string;
  on_hand: number;
  available: number;
}

const LOOKUP = { meta: { lookup: true } };
const WHOLE = { meta: { whole: true } };
const byText = (q: string) => (q ? { q } : {});
const NONE: Variant[] = [];
const REQUIRED = required();

/** The variant of a stock movement: first its product by name, then the variant by SKU and stock. */
export function VariantInput({ field }: FieldInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const productId = useWatch({ name: 'product_id' }) as number | null | undefined;
  const chosen = useWatch({ name: field.name }) as number | null | undefined;
  const { data: product } = useGetOne(
    'products',
    { id: productId ?? 0, ...WHOLE },
    { enabled: Boolean(productId) },
  );
  const variants = productId ? ((product?.variants as Variant[] | undefined) ?? NONE) : NONE;
  const only = variants.length === 1 ? variants[0]?.id : undefined;

  useEffect(() => {
    const foreign = chosen && !variants.some(({ id }) => id === chosen);
    if (only && chosen !== only) setValue(field.name, only, { shouldDirty: true });
    else if (foreign && product) setValue(field.name, null);
  }, [chosen, field.name, only, product, setValue, variants]);

  return (
    <Box sx={{ display: 'grid', gap: 0 }}>
      <ReferenceInput source="product_id" reference="products" queryOptions={LOOKUP} perPage={50}>
        <AutocompleteInput optionText="name" filterToQuery={byText} validate={REQUIRED} helperText={false} />
      </ReferenceInput>
      <SelectInput
        source={field.name}
        choices={variants}
        optionText={({ sku, on_hand, available }: Variant) =>
          translate('stoa.inventory.variant', { sku, on_hand, available })
        }
        translateChoice={false}
        disabled={!productId}
        validate={REQUIRED}
        helperText={translate('stoa.inventory.variant_hint')}
      />
    </Box>
  );
}
