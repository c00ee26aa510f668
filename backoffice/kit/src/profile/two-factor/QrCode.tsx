import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A QR code; dark on white in either theme, since cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, bgcolor: '#fff', borderRadius: '8px', flexShrink: 0 }}
    >
      <path d={path} fill="#101418" />
    </Box>
  );
}
