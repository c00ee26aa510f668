import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SavedFieldsProps {
  saving: boolean;
  children: ReactNode;
}

/** Fields of a draft, inert while it is saved: later input would be lost, as the response replaces it. */
export function SavedFields({ saving, children }: SavedFieldsProps) {
  // React 18 passes unknown attributes through unchanged.
  const inert = saving ? { inert: '' } : {};
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }} {...inert}>
      {children}
    </Box>
  );
}
