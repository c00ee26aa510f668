import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SavedFieldsProps {
  saving: boolean;
  children: ReactNode;
}

/** Fields of a draft, which take nothing while it is being saved: the answer begins a draft without it. */
export function SavedFields({ saving, children }: SavedFieldsProps) {
  // React 18 writes an attribute that it does not know as it stands.
  const inert = saving ? { inert: '' } : {};
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }} {...inert}>
      {children}
    </Box>
  );
}
