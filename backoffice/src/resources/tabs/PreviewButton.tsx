import { useTranslate } from '@stoa/console-kit';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Link to a preview of all tabs in the storefront. */
export function PreviewButton() {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'divider' }}
      startIcon={<VisibilityOutlined />}
      component={Link}
      to="/tabs/show"
    >
      {translate('stoa.content.tabs_preview')}
    </Button>
  );
}
