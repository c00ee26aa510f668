import { Alert, Button, Skeleton } from '@mui/material';
import type { FieldSchema, NewProduct } from '@stoa/contracts';
import { CreateBase, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { RequirePermission } from '../auth/RequirePermission';
import { FieldInput } from '../fields/Field';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { newRecord } from '../schema/new-record';
import { useSchema } from '../schema/SchemaContext';
import { ConsoleForm } from '../screens/form/ConsoleForm';
import { FormArea, TwoColumns } from '../screens/form/FormArea';
import { TranslatedInputs } from '../screens/form/TranslatedInputs';
import { CreationBar } from './creation/CreationBar';
import { MoreFields } from './creation/MoreFields';
import { FIRST_FIELDS } from './creation/offer-fields';
import { OfferInputs } from './creation/OfferInputs';
import { PicturesInput } from './creation/PicturesInput';
import { sentOf, useDefaults, useCreation } from './creation/useCreation';
import { stepAddress } from './steps';

/** Creates and publishes a product on one page; one with options continues with the variants. */
export function ProductCreate() {
  return (
    <RequirePermission name="products.create">
      <NewProductPage />
    </RequirePermission>
  );
}

function NewProductPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const beginning = useDefaults();
  return (
    <>
      <PageHeader
        title={translate('stoa.list.new', { name: labels.one('products') })}
        parent={{ label: labels.resource('products'), to: addressOf('products', 'list') }}
      />
      {beginning ? <Creation beginning={beginning} /> : <Skeleton variant="rounded" height={420} />}
    </>
  );
}

/** Page after creation: the variants of a variable product, otherwise the product. */
function nextOf(_page: string | undefined, id = '' as RaRecord['id'], product?: Partial<RaRecord>): string {
  return product?.type === 'variable' ? stepAddress(id, 'variants') : addressOf('products', 'view', id);
}

function Creation({ beginning }: { beginning: NewProduct }) {
  const schema = useSchema();
  const { made, mutationOptions } = useCreation();
  const defaults = { ...newRecord(schema), vendor_id: beginning.vendor_id };
  const those = (names: readonly string[]) =>
    names.flatMap((name) => schema.fields.find((field) => field.name === name && field.writable) ?? []);
  return (
    <CreateBase transform={sentOf} redirect={nextOf} mutationOptions={mutationOptions} disableAuthentication>
      <ConsoleForm defaultValues={defaults} warnWhenUnsavedChanges>
        <TwoColumns
          main={
            <>
              <FormArea>
                <TranslatedInputs fields={those(FIRST_FIELDS.texts)} />
              </FormArea>
              <OfferInputs />
              <PicturesInput />
            </>
          }
          side={<Place fields={those(FIRST_FIELDS.place)} />}
        />
        <MoreFields />
        {made !== null && <CreatedBefore id={made} />}
        <CreationBar needsApproval={beginning.needs_approval} />
      </ConsoleForm>
    </CreateBase>
  );
}

/** Vendor and classification. */
function Place({ fields }: { fields: FieldSchema[] }) {
  const translate = useTranslate();
  return (
    <FormArea title={translate('stoa.new_product.place')}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </FormArea>
  );
}

/** Notice that an earlier attempt succeeded although its response was lost. */
function CreatedBefore({ id }: { id: number }) {
  const translate = useTranslate();
  const open = (
    <Button color="inherit" size="small" component={Link} to={addressOf('products', 'edit', id)}>
      {translate('ra.action.edit')}
    </Button>
  );
  return (
    <Alert severity="warning" action={open} sx={{ mt: 2 }}>
      {translate('stoa.new_product.made_before')}
    </Alert>
  );
}
