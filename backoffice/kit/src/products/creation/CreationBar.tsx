import { Box } from '@mui/material';
import { SaveButton, useCanAccess, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { barSx } from '../../screens/form/bar';
import { sentOf } from './useCreation';

const shown = (draft: Partial<RaRecord>) => ({ ...sentOf(draft), status: 'active' });

/** Footer of the page: publish or save a draft; a product with options continues with the variants. */
export function CreationBar({ needsApproval }: { needsApproval: boolean }) {
  const schema = useSchema();
  const translate = useTranslate();
  const { canAccess: mayShow } = useCanAccess({ resource: schema.page, action: 'status' });
  const isVariable = useWatch({ name: 'type' }) === 'variable';
  if (isVariable)
    return (
      <Box sx={barSx}>
        <SaveButton label="stoa.new_product.to_options" icon={<></>} alwaysEnable />
      </Box>
    );
  const publish = needsApproval ? 'stoa.new_product.submit' : 'stoa.new_product.publish';
  return (
    <Box sx={barSx}>
      {mayShow && (
        <SaveButton label={translate(publish)} icon={<></>} alwaysEnable type="button" transform={shown} />
      )}
      <SaveButton
        label={translate('stoa.new_product.draft')}
        icon={<></>}
        alwaysEnable
        variant={mayShow ? 'outlined' : 'contained'}
      />
    </Box>
  );
}
