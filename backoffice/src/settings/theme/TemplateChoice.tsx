import { useTranslate } from '@stoa/console-kit';
import { Box, ButtonBase, Typography } from '@mui/material';
import { TEMPLATE_SLOTS, TEMPLATES, type Template } from '@stoa/contracts';
import { useFormContext, useWatch } from 'react-hook-form';

/** The templates as radio cards; selecting one also sets its slots, which can be changed afterwards. */
export function TemplateChoice() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const chosen = useWatch({ name: 'template' }) as Template;
  const choose = (template: Template) => {
    for (const [name, value] of Object.entries({ template, ...TEMPLATE_SLOTS[template] }))
      setValue(name, value, { shouldDirty: true });
  };
  return (
    <Box
      role="radiogroup"
      aria-label={translate('settings.sections.template.title')}
      sx={{ display: 'grid', gap: 1 }}
    >
      {TEMPLATES.map((template) => (
        <ButtonBase
          key={template}
          role="radio"
          aria-checked={template === chosen}
          onClick={() => choose(template)}
          sx={cardSx(template === chosen)}
        >
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {translate(`stoa.theme.${template}.title`)}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {translate(`stoa.theme.${template}.text`)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

const cardSx = (chosen: boolean) => ({
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'start',
  textAlign: 'start',
  p: 1.5,
  borderRadius: '10px',
  border: 2,
  borderColor: chosen ? 'primary.main' : 'divider',
});
