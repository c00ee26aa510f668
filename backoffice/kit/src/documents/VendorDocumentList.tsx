import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Divider, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { OwnedList } from '../screens/list/OwnedList';
import { AddDocument } from './AddDocument';
import { DocumentList } from './DocumentList';

/** A vendor's verification documents and an upload; operators pass the vendor, vendors see their own. */
export function VendorDocumentList({ vendorId }: { vendorId?: number }) {
  const translate = useTranslate();
  const { audience } = useApi();
  const filter = useMemo(() => (vendorId === undefined ? {} : { vendor_id: vendorId }), [vendorId]);
  return (
    <OwnedList page="papers" filter={filter}>
      <Box sx={{ p: 2.5 }}>
        <Typography variant="h2">{translate('stoa.panels.papers')}</Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1.25, mb: 2.25, color: 'text.secondary' }}>
          <LockOutlined fontSize="small" />
          <Typography variant="body2">{translate(`stoa.documents.who.${audience}`)}</Typography>
        </Stack>
        <AddDocument vendorId={vendorId} />
      </Box>
      <Divider />
      <DocumentList />
    </OwnedList>
  );
}
