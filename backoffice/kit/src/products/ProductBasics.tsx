import { Box } from '@mui/material';
import { DeleteButton, EditBase, Form, SaveButton, useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSchema } from '../schema/SchemaContext';
import { FormBody } from '../screens/form/GeneratedForm';
import { StaleVersionAlert, useSaveFailure } from '../screens/StaleVersionAlert';
import { WHOLE_RECORD } from '../screens/whole-record';
import { ProductFrame } from './ProductFrame';
import { barSx } from '../screens/form/bar';
import { stepAddress } from './steps';

/** Step 1: texts in every language and what the product belongs to. */
export function ProductBasics() {
  const schema = useSchema();
  const navigate = useNavigate();
  const { stale, mutationOptions, clear } = useSaveFailure();
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  return (
    <ProductFrame step="basics">
      {(product) => (
        <EditBase
          mutationMode="pessimistic"
          redirect={false}
          queryOptions={WHOLE_RECORD}
          mutationOptions={{ ...WHOLE_RECORD, ...mutationOptions }}
        >
          {stale && <StaleVersionAlert onReload={clear} />}
          <Form warnWhenUnsavedChanges>
            <FormBody schema={schema} />
            <Box sx={barSx}>
              <SaveButton
                label="stoa.product.save_next"
                icon={<></>}
                alwaysEnable
                mutationOptions={{ onSuccess: () => navigate(stepAddress(product.id, 'variants')) }}
                type="button"
              />
              <SaveButton label="stoa.product.save" icon={<></>} variant="outlined" />
              {mayDelete && (
                <Box sx={{ marginInlineStart: 'auto' }}>
                  <DeleteButton mutationMode="undoable" redirect="list" />
                </Box>
              )}
            </Box>
          </Form>
        </EditBase>
      )}
    </ProductFrame>
  );
}
