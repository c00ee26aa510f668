import { useTranslate } from '@stoa/console-kit';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { EmailTemplateLanguage } from '@stoa/contracts';
import { useState } from 'react';

interface RestoreDefaultButtonProps {
  texts: EmailTemplateLanguage;
  onRestore: () => Promise<unknown>;
}

/** Shows the default texts, and restores them after a confirmation. */
export function RestoreDefaultButton({ texts, onRestore }: RestoreDefaultButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button color="inherit" onClick={() => setIsOpen(true)}>
        {translate('stoa.email_templates.restore')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm">
        <DialogTitle>{translate('stoa.email_templates.restore_title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1.5 }}>{translate('stoa.email_templates.restore_text')}</Typography>
          <DefaultTexts texts={texts} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" onClick={() => void onRestore().then(close)}>
            {translate('stoa.email_templates.restore')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function DefaultTexts({ texts: { language, default_texts: texts } }: { texts: EmailTemplateLanguage }) {
  return (
    <Box lang={language} dir="auto" sx={{ p: 2, bgcolor: 'action.hover', borderRadius: '8px' }}>
      <Typography variant="body2" color="text.secondary">
        {texts.subject}
      </Typography>
      <Typography sx={{ fontWeight: 600, my: 1 }}>{texts.heading}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {texts.body}
      </Typography>
    </Box>
  );
}
