import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Divider, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useApi } from '../schema/SchemaContext';
import { OwnedList } from '../screens/list/OwnedList';
import { AddPaper } from './AddPaper';
import { PaperList } from './PaperList';

/** A vendor's papers, who can open them, and the way to add one; operators name the vendor, who else is it. */
export function Papers({ vendorId }: { vendorId?: number }) {
  const translate = useTranslate();
  const { audience } = useApi();
  const filter = useMemo(() => (vendorId === undefined ? {} : { vendor_id: vendorId }), [vendorId]);
  return (
    <OwnedList page="papers" filter={filter}>
      <Box sx={{ p: 2.5 }}>
        <Typography variant="h2">{translate('stoa.panels.papers')}</Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1.25, mb: 2.25, color: 'text.secondary' }}>
          <LockOutlined fontSize="small" />
          <Typography variant="body2">{translate(`stoa.papers.who.${audience}`)}</Typography>
        </Stack>
        <AddPaper vendorId={vendorId} />
      </Box>
      <Divider />
      <PaperList />
    </OwnedList>
  );
}
