import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import type { SvgIconProps } from '@mui/material';

/** A truck that drives in the direction of reading. */
export function TruckIcon(props: SvgIconProps) {
  return <LocalShippingOutlined {...props} sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />;
}
