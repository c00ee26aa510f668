import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { FormBody } from '../../screens/form/GeneratedForm';
import { isRefused } from '../../screens/form/refused-fields';
import { FIRST_FIELDS } from './offer-fields';

const FIRST: readonly string[] = Object.values(FIRST_FIELDS).flat();

/** All further fields, collapsed; expanded if the server refused one of them. */
export function MoreFields() {
  const schema = useSchema();
  const translate = useTranslate();
  const { errors } = useFormState();
  const [opened, setOpened] = useState(false);
  const names = schema.fields
    .filter(({ writable }) => writable)
    .flatMap(({ name }) => (FIRST.includes(name) ? [] : name));
  const isOpen = opened || isRefused(errors, names);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, open) => setOpened(open)}
      disableGutters
      sx={{ mt: 2, bgcolor: 'transparent', boxShadow: 'none', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0.5 }}>
        <Typography component="span" variant="h2">
          {translate('stoa.new_product.more')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <FormBody schema={schema} names={names} />
      </AccordionDetails>
    </Accordion>
  );
}
