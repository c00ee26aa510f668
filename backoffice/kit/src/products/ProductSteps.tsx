import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { isComplete, stepAddress, STEPS, type Step } from './steps';

interface ProductStepsProps {
  current: Step;
  /** Absent while the product is being created: later steps are disabled. */
  product?: ProductRecord;
}

/** Navigation of the editor's steps, with the current and the complete ones marked. */
export function ProductSteps({ current, product }: ProductStepsProps) {
  const translate = useTranslate();
  return (
    <Card component="nav" aria-label={translate('product.steps.label')} sx={{ mb: 2 }}>
      <Box component="ol" sx={listSx}>
        {STEPS.map((step, index) => (
          <StepLink key={step} step={step} index={index} active={step === current} product={product} />
        ))}
      </Box>
    </Card>
  );
}

interface StepLinkProps {
  step: Step;
  index: number;
  active: boolean;
  product?: ProductRecord;
}

function StepLink({ step, index, active, product }: StepLinkProps) {
  const translate = useTranslate();
  const complete = product !== undefined && isComplete(product, step);
  const mark = translate(complete ? 'product.complete' : 'product.incomplete');
  const link = product ? { component: Link, to: stepAddress(product.id, step) } : { disabled: true };
  const Mark = complete ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li">
      <ButtonBase {...link} aria-current={active ? 'step' : undefined} sx={stepSx(active)}>
        <Mark
          fontSize="small"
          color={complete ? 'success' : 'disabled'}
          titleAccess={product ? mark : undefined}
        />
        <Typography component="span" sx={{ fontWeight: active ? 650 : 500 }}>
          {index + 1}. {translate(`product.steps.${step}`)}
        </Typography>
      </ButtonBase>
    </Box>
  );
}

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
};

const stepSx = (active: boolean) => ({
  width: '100%',
  justifyContent: 'flex-start',
  gap: 1,
  px: 2,
  py: 1.5,
  borderBottom: '3px solid',
  borderColor: active ? 'primary.main' : 'transparent',
  color: active ? 'primary.main' : 'text.secondary',
  '&.Mui-disabled': { opacity: active ? 1 : 0.55 },
});
