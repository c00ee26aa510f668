import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { RecordContextProvider, useCanAccess, useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldDisplay } from '../fields/Field';
import { useTranslate } from '../i18n/useTranslate';
import { useSchema } from '../schema/SchemaContext';
import { FormArea, TwoColumns } from '../screens/form/FormArea';
import { Fact } from '../screens/GeneratedShow';
import { useOverride } from '../screens/OverridesContext';
import { useMoney, useNumber } from '../settings/format';
import { DraftNotice } from './DraftNotice';
import { NotOnSale } from './NotOnSale';
import { ProductHeader, ProductMissing } from './ProductFrame';
import { stepAddress } from './steps';
import { useProduct } from './useProduct';
import { useAttributeValues } from './variants/useAttributes';

/** Overview of the product, with a link to its editor. */
export function ProductShow() {
  const translate = useTranslate();
  const { product, error, reload } = useProduct();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'products', action: 'edit' });
  if (!product) return <ProductMissing error={error} onRetry={() => void reload()} />;
  return (
    <RecordContextProvider value={product}>
      <ProductHeader product={product}>
        {mayEdit && (
          <Button
            variant="contained"
            startIcon={<EditOutlined />}
            component={Link}
            to={stepAddress(product.id, 'basics')}
          >
            {translate('ra.action.edit')}
          </Button>
        )}
      </ProductHeader>
      <DraftNotice product={product} />
      <NotOnSale product={product} />
      <TwoColumns
        main={
          <>
            <Pictures product={product} />
            <Variants product={product} />
          </>
        }
        side={<Facts product={product} />}
      />
    </RecordContextProvider>
  );
}

function Pictures({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  return (
    <FormArea title={translate('product.steps.pictures')}>
      {product.media.length === 0 && (
        <Typography color="text.secondary">{translate('product.no_pictures')}</Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {product.media.map(({ media_id, thumbnail_url, alt }) => (
          <Box key={media_id} component="img" src={thumbnail_url} alt={alt} sx={thumbSx} />
        ))}
      </Box>
    </FormArea>
  );
}

function Variants({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  const values = useAttributeValues(product.axes.map(({ attribute_id }) => attribute_id));
  return (
    <FormArea title={translate('product.variants')}>
      <Box sx={{ overflowX: 'auto', mx: -1 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('product.variant')}</TableCell>
              <TableCell>{translate('product.sku')}</TableCell>
              <TableCell align="right">{translate('product.price')}</TableCell>
              <TableCell align="right">{translate('product.stock')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {product.variants.map((variant) => (
              <TableRow key={variant.id}>
                <TableCell>
                  {variant.option_value_ids.map(values.label).join(' / ') ||
                    translate('product.only_variant')}
                </TableCell>
                <TableCell>
                  <bdi>{variant.sku}</bdi>
                </TableCell>
                <TableCell align="right">
                  <bdi>{money(variant.price)}</bdi>
                </TableCell>
                <TableCell align="right">{number(variant.available)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </FormArea>
  );
}

const ELSEWHERE = new Set(['name', 'status', 'stock_status', 'rating_sum', 'is_default']);

/** The product's fields, with the texts that exist in the user's language. */
function Facts({ product }: { product: ProductRecord }) {
  const schema = useSchema();
  const own = Object.entries(product.translations[useLocale()] ?? {}).filter(([, text]) => text);
  const translate = useTranslate();
  const { hiddenFields = [] } = useOverride(schema.resource);
  const fields = schema.fields.filter(
    ({ name, kind, writeOnly }) =>
      !ELSEWHERE.has(name) && !hiddenFields.includes(name) && kind !== 'json' && !writeOnly,
  );
  return (
    <FormArea title={translate('stoa.form.details')}>
      <RecordContextProvider value={{ ...product, ...Object.fromEntries(own) }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
          {fields.map((field) => (
            <Fact key={field.name} source={field.name}>
              <FieldDisplay field={field} />
            </Fact>
          ))}
        </Box>
      </RecordContextProvider>
    </FormArea>
  );
}

const thumbSx = {
  width: 120,
  height: 120,
  objectFit: 'cover',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
};
