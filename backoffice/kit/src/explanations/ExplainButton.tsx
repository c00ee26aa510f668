import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { ExplanationDialog, type ExplanationDialogProps } from './ExplanationDialog';

interface ExplainButtonProps extends Omit<ExplanationDialogProps, 'onClose'> {
  /** Name of what is explained, for a small button beside one of several amounts. */
  small?: string;
}

/** Opens the explanation of the amount that it stands beside. */
export function ExplainButton({ small, ...dialog }: ExplainButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('explain.open');
  return (
    <>
      {small === undefined ? (
        <Button size="small" startIcon={<HelpOutlineOutlined />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <IconButton size="small" aria-label={`${label}: ${small}`} onClick={() => setOpen(true)}>
            <HelpOutlineOutlined sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
      {isOpen && <ExplanationDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
