import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../fields/Field';
import { useTranslate } from '../../i18n/useTranslate';
import { FieldGrid, FormArea } from '../../screens/form/FormArea';
import { OFFER_FIELDS } from './offer-fields';
import { TierPricesInput } from './TierPricesInput';

/** Price and stock of a simple product; a variable one has them per variant. */
export function OfferInputs() {
  const translate = useTranslate();
  const isVariable = useWatch({ name: 'type' }) === 'variable';
  return (
    <FormArea title={translate('product.view_sale')}>
      {isVariable ? (
        <Alert severity="info">{translate('stoa.new_product.options_follow')}</Alert>
      ) : (
        <FieldGrid>
          <FieldInput field={OFFER_FIELDS.price} />
          <FieldInput field={OFFER_FIELDS.compare_at} />
          <FieldInput field={OFFER_FIELDS.opening_stock} />
          <TextInput
            source={OFFER_FIELDS.sku.name}
            helperText="stoa.new_product.sku_hint"
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: OFFER_FIELDS.sku.max } }}
          />
          <TierPricesInput />
        </FieldGrid>
      )}
    </FormArea>
  );
}
