import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';

/** Leads to the simulation of a sale. */
export function SimulatorLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/sale_simulator" variant="outlined" startIcon={<CalculateOutlined />}>
      {translate('explain.simulation.open')}
    </Button>
  );
}
