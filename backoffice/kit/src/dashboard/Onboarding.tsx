import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { OnboardingStep } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';

/** Page on which each step is done. */
const PLACES: Record<OnboardingStep['step'], string> = {
  profile: '/store_settings',
  logo: '/store_settings',
  product: '/products/create',
  shipping: '/dashboard',
  bank: '/store_settings',
  papers: '/store_settings',
};

/** Checklist of a new store, with a link per step; hidden once all steps are done. */
export function Onboarding() {
  const api = useApi();
  const translate = useTranslate();
  const { data: steps = [] } = useQuery({
    queryKey: ['onboarding'],
    queryFn: () => api.data<OnboardingStep[]>('getOnboarding'),
  });
  const open = steps.filter(({ done }) => !done);
  if (open.length === 0) return null;
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h2">{translate('stoa.onboarding.title')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('stoa.onboarding.left', { smart_count: open.length, total: steps.length })}
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {steps.map((one) => (
            <Step key={one.step} {...one} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function Step({ step, done }: OnboardingStep) {
  const translate = useTranslate();
  const Mark = done ? CheckCircle : RadioButtonUnchecked;
  const state = translate(done ? 'stoa.onboarding.done' : 'stoa.onboarding.open');
  // Where a vendor can't set up shipping, the operators do.
  const leads = !done && step !== 'shipping';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 0.75 }}>
      <Mark color={done ? 'success' : 'disabled'} titleAccess={state} />
      <Box sx={{ flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`stoa.onboarding.${step}.title`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`stoa.onboarding.${step}.text`)}
        </Typography>
      </Box>
      {leads && (
        <Button component={Link} to={PLACES[step]} size="small">
          {translate(`stoa.onboarding.${step}.do`)}
        </Button>
      )}
    </Box>
  );
}
