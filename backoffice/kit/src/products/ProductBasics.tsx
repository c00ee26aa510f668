import { Box } from '@mui/material';
import { SaveButton, useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../layout/addresses';
import { useSchema } from '../schema/SchemaContext';
import { DeleteRecord } from '../screens/deleting/DeleteRecord';
import { FormBody } from '../screens/form/GeneratedForm';
import { DraftForm } from '../screens/saving/DraftForm';
import { RecordEdit } from '../screens/saving/RecordEdit';
import { ProductFrame } from './ProductFrame';
import { barSx } from '../screens/form/bar';
import { stepAddress } from './steps';

/** Step 1: texts in every language, and the product's classification. */
export function ProductBasics() {
  const schema = useSchema();
  const navigate = useNavigate();
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  return (
    <ProductFrame step="basics">
      {(product) => (
        <RecordEdit>
          <DraftForm>
            <FormBody schema={schema} />
            <Box sx={barSx}>
              <SaveButton
                label="product.save_next"
                icon={<></>}
                alwaysEnable
                mutationOptions={{ onSuccess: () => navigate(stepAddress(product.id, 'variants')) }}
                type="button"
              />
              <SaveButton label="product.save" icon={<></>} variant="outlined" />
              {mayDelete && (
                <Box sx={{ marginInlineStart: 'auto' }}>
                  <DeleteRecord home={addressOf(schema.page, 'list')} />
                </Box>
              )}
            </Box>
          </DraftForm>
        </RecordEdit>
      )}
    </ProductFrame>
  );
}
