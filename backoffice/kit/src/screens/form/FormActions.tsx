import { Box, Button } from '@mui/material';
import { SaveButton, useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';
import { DeleteRecord } from '../deleting/DeleteRecord';
import { useTranslate } from '../../i18n/useTranslate';
import { useOverride } from '../OverridesContext';
import { isDeletable } from '../record-rights';
import { barSx } from './bar';

/** Save, cancel and delete in a sticky bar at the bottom of the screen. */
export function FormActions({ deletable }: { deletable: boolean }) {
  const schema = useSchema();
  const translate = useTranslate();
  const record = useRecordContext();
  const { homeOf } = useOverride(schema.resource);
  const home = (record && homeOf?.(record)) ?? addressOf(schema.page, 'list');
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  return (
    <Box sx={barSx}>
      <SaveButton alwaysEnable={!deletable} />
      <Button color="inherit" component={Link} to={home}>
        {translate('ra.action.cancel')}
      </Button>
      {deletable && mayDelete && isDeletable(record) && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          <DeleteRecord home={home} />
        </Box>
      )}
    </Box>
  );
}
