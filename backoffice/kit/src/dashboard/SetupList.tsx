import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useId } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';

/** A step of setting something up, in the user's language. */
export interface ListedStep {
  step: string;
  done: boolean;
  title: string;
  text: string;
  /** Page where it is done, and the label of its link; none where the user can't do it in the console. */
  link?: { to: string; label: string };
  /** Marks it as done, or takes the mark back; none where that is not up to the user. */
  mark?: { label: string; isPending: boolean; onClick: () => void };
}

interface SetupListProps {
  title: string;
  steps: readonly ListedStep[];
  /** Whether it is shown although all steps are done. */
  stays?: boolean;
}

/** Checklist of setting something up, with a link per step; it can be folded, and is hidden once all steps are done. */
export function SetupList({ title, steps, stays = false }: SetupListProps) {
  const translate = useTranslate();
  const open = steps.filter(({ done }) => !done);
  const list = useId();
  const [isFolded, fold] = useStore('setup.folded', false);
  if (open.length === 0 && !stays) return null;
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h2">{title}</Typography>
          <Button size="small" aria-expanded={!isFolded} aria-controls={list} onClick={() => fold(!isFolded)}>
            {translate(isFolded ? 'stoa.onboarding.unfold' : 'stoa.onboarding.fold')}
          </Button>
        </Box>
        <Typography variant="body2" color="text.secondary">
          {translate('stoa.onboarding.left', { smart_count: open.length, total: steps.length })}
        </Typography>
        <Box component="ol" id={list} hidden={isFolded} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {steps.map((one) => (
            <Step key={one.step} {...one} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function Step({ done, title, text, link, mark }: ListedStep) {
  const translate = useTranslate();
  const Mark = done ? CheckCircle : RadioButtonUnchecked;
  const state = translate(done ? 'stoa.onboarding.done' : 'stoa.onboarding.open');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 0.75 }}>
      <Mark color={done ? 'success' : 'disabled'} titleAccess={state} />
      <Box sx={{ flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'flex-end',
          flexShrink: 0,
        }}
      >
        {mark && (
          <Button
            color="inherit"
            size="small"
            aria-label={`${mark.label}: ${title}`}
            loading={mark.isPending}
            onClick={mark.onClick}
          >
            {mark.label}
          </Button>
        )}
        {!done && link && (
          <Button component={Link} to={link.to} size="small">
            {link.label}
          </Button>
        )}
      </Box>
    </Box>
  );
}
