import { Box } from '@mui/material';
import { BRAND } from '../theme/palette';

/** The product's logo, a colonnade. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
      <rect width="32" height="32" rx="8" fill={BRAND} />
      <path
        fill="#fff"
        d="M5.5 11.5 16 6l10.5 5.5v1.7h-21zM8 15h2.8v8H8zm6.6 0h2.8v8h-2.8zm6.6 0H24v8h-2.8zM6 24.4h20V26H6z"
      />
    </Box>
  );
}
