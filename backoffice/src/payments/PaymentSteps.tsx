import { FormArea, useMoment } from '@stoa/console-kit';
import { Box, Typography } from '@mui/material';

/** One thing that was asked or said. */
export interface Step {
  id: number;
  title: string;
  facts: string[];
  /** The provider's or the shop's key of it. */
  key: string;
  error: string | null;
  at: string;
}

/** Steps of a payment, latest first; nothing without any. */
export function PaymentSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const moment = useMoment();
  if (steps.length === 0) return null;
  return (
    <FormArea title={title}>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {[...steps].reverse().map((step) => (
          <li key={step.id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              <bdi>{step.title}</bdi>
              {step.facts.filter(Boolean).map((fact) => (
                <span key={fact}>
                  {' · '}
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </Typography>
            {step.error && (
              <Typography variant="body2" color="error" dir="auto">
                {step.error}
              </Typography>
            )}
            <Typography
              variant="caption"
              color="text.secondary"
              component="div"
              sx={{ overflowWrap: 'anywhere' }}
            >
              <time dateTime={step.at}>{moment(step.at)}</time>
              {' · '}
              <bdi>{step.key}</bdi>
            </Typography>
          </li>
        ))}
      </Box>
    </FormArea>
  );
}
