import { CreateBase, Form, SaveButton, useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { newRecord } from '../schema/new-record';
import { useSchema } from '../schema/SchemaContext';
import { FormBody } from '../screens/form/GeneratedForm';
import { ProductSteps } from './ProductSteps';
import { barSx } from '../screens/form/bar';
import { stepAddress } from './steps';

/** Step 1 of a new product; once it exists, the other steps follow. */
export function ProductCreate() {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <CreateBase redirect={(_page, id) => stepAddress(id ?? '', 'variants')}>
      <PageHeader
        title={translate('stoa.list.new', { name: labels.one('products') })}
        parent={{ label: labels.resource('products'), to: addressOf('products', 'list') }}
      />
      <ProductSteps current="basics" />
      <Form defaultValues={newRecord(schema)} warnWhenUnsavedChanges>
        <FormBody schema={schema} />
        <Box sx={barSx}>
          <SaveButton label="stoa.product.create_next" icon={<></>} alwaysEnable />
        </Box>
      </Form>
    </CreateBase>
  );
}
