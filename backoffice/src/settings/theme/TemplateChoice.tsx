import { Box, ButtonBase, Typography } from '@mui/material';
import { TEMPLATES, type Template } from '@stoa/contracts';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** Parts that were drawn for each template; choosing it takes them along, and each can be changed after. */
const PARTS: Record<Template, Record<string, string>> = {
  template1: { header: 'header1', footer: 'footer1', card: 'card1', banner: 'banner1' },
  template2: { header: 'header2', footer: 'footer2', card: 'card2', banner: 'banner2' },
  template3: { header: 'header3', footer: 'footer3', card: 'card3', banner: 'banner3' },
};

/** The three templates as cards. */
export function TemplateChoice() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const chosen = useWatch({ name: 'template' }) as Template;
  const choose = (template: Template) => {
    for (const [name, value] of Object.entries({ template, ...PARTS[template] }))
      setValue(name, value, { shouldDirty: true });
  };
  return (
    <Box
      role="radiogroup"
      aria-label={translate('stoa.settings.sections.template.title')}
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
