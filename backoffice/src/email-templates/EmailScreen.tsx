import { Box } from '@mui/material';
import { useElementWidth } from '../settings/theme/useElementWidth';

/** Screen on which an e-mail is shown. */
export type Device = 'desktop' | 'phone';

/** Width and height of the shown e-mail in CSS pixels. */
const SCREENS: Record<Device, { width: number; height: number }> = {
  desktop: { width: 680, height: 720 },
  phone: { width: 360, height: 640 },
};

interface EmailScreenProps {
  html: string;
  device: Device;
  /** Accessible name of the frame. */
  title: string;
}

/** An e-mail as its recipient sees it, without scripts, forms, or access to the console. */
export function EmailScreen({ html, device, title }: EmailScreenProps) {
  const { ref, width: room } = useElementWidth();
  const { width, height } = SCREENS[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <Box ref={ref} sx={{ ...screenSx, height: height * scale }}>
      <Box
        component="iframe"
        sandbox=""
        srcDoc={html}
        title={title}
        sx={{
          width,
          height,
          border: 0,
          display: 'block',
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          marginInline: room > width ? 'auto' : 0,
        }}
      />
    </Box>
  );
}

const screenSx = {
  overflow: 'hidden',
  borderRadius: '8px',
  border: 1,
  borderColor: 'divider',
  bgcolor: '#f3f4f6',
};
