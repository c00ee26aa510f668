import { Step, StepLabel, Stepper } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate';

const STEPS = ['file', 'columns', 'check', 'run', 'result'] as const;

/** The wizard's current step, as an index into file, columns, dry run, import and result. */
export function StepRail({ current }: { current: number }) {
  const translate = useTranslate();
  return (
    <Stepper activeStep={current} alternativeLabel sx={{ mb: 3, maxWidth: 760 }}>
      {STEPS.map((step) => (
        <Step key={step}>
          <StepLabel>{translate(`imports.steps.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
