import { RecordHeader, ShowBody, WHOLE_RECORD } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { ShowBase } from 'react-admin';
import { CustomerIdentities } from './CustomerIdentities';

/** The generated view of a customer, with their connected identity providers. */
export function CustomerShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <RecordHeader other="edit" />
      <ShowBody />
      <Box sx={{ mt: 2 }}>
        <CustomerIdentities />
      </Box>
    </ShowBase>
  );
}
