import { Autocomplete, MenuItem, TextField } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { useEffect, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLabels } from '../i18n/labels';
import { WHOLE_RECORD } from '../screens/whole-record';
import { useMoney } from '../settings/format';

interface ProductChoice {
  id: number;
  name: string;
}

const NO_PRODUCTS: ProductChoice[] = [];
const all = (products: ProductChoice[]) => products;
const COUNT = 20;

/** Chooses a product by name and, if it has several, a variant; empty for a sale of no certain product. */
export function SoldVariantInput() {
  const labels = useLabels();
  const { setValue } = useFormContext();
  const [q, setQ] = useState('');
  const [product, setProduct] = useState<ProductChoice | null>(null);
  const { data = NO_PRODUCTS, isFetching } = useGetList<ProductChoice>('products', {
    filter: q && q !== product?.name ? { q } : {},
    pagination: { page: 1, perPage: COUNT },
    sort: { field: 'name', order: 'ASC' },
  });
  const choose = (chosen: ProductChoice | null) => {
    setProduct(chosen);
    setValue('variant_id', undefined);
  };
  return (
    <>
      <Autocomplete
        value={product}
        onChange={(_, chosen) => choose(chosen)}
        inputValue={q}
        onInputChange={(_, text) => setQ(text)}
        options={data}
        filterOptions={all}
        loading={isFetching}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        renderInput={(params) => <TextField {...params} label={labels.resource('products', 1)} />}
      />
      {product && <VariantSelect productId={product.id} />}
    </>
  );
}

function VariantSelect({ productId }: { productId: number }) {
  const labels = useLabels();
  const money = useMoney();
  const { setValue, watch } = useFormContext<{ variant_id?: number }>();
  const { data } = useGetOne<ProductRecord>('products', { id: productId, meta: WHOLE_RECORD.meta });
  const variants = data?.variants ?? [];
  const first = variants[0]?.id;
  useEffect(() => {
    if (first !== undefined) setValue('variant_id', first);
  }, [first, setValue]);
  if (variants.length === 0) return null;
  return (
    <TextField
      select
      label={labels.field('variant_id')}
      value={watch('variant_id') ?? ''}
      onChange={({ target }) => setValue('variant_id', Number(target.value))}
    >
      {variants.map(({ id, sku, price }) => (
        <MenuItem key={id} value={id}>
          <bdi>{sku}</bdi>&nbsp;· <bdi>{money(price)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
