/** Style of the sticky bars at the bottom of forms. */
export const barSx = {
  position: 'sticky',
  bottom: 12,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  mt: 2,
  p: 1.25,
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 6px 24px rgba(16,24,40,.08)',
};
