import { Box, Button } from '@mui/material';
import { DeleteButton, SaveButton, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../../layout/addresses';
import { barSx } from './bar';
import { useSchema } from '../../schema/SchemaContext';

/** Save, leave and (undoable for some seconds) delete, always in reach at the foot of the screen. */
export function FormActions({ deletable }: { deletable: boolean }) {
  const schema = useSchema();
  const translate = useTranslate();
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  return (
    <Box sx={barSx}>
      <SaveButton alwaysEnable={!deletable} />
      <Button color="inherit" component={Link} to={addressOf(schema.page, 'list')}>
        {translate('ra.action.cancel')}
      </Button>
      {deletable && mayDelete && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          <DeleteButton mutationMode="undoable" redirect="list" />
        </Box>
      )}
    </Box>
  );
}
