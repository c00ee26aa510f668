import { FormArea, useShopSettings, useTranslate } from '@stoa/console-kit';
import { Box, Chip, Typography } from '@mui/material';
import type { EmailTemplate, EmailTemplateVariable } from '@stoa/contracts';
import { useRef, type RefObject } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The texts of an e-mail, and the variables that they may have. */
export function EmailTemplateFields({ template, language }: { template: EmailTemplate; language: string }) {
  const translate = useTranslate();
  const focused = useRef<TextBox | null>(null);
  const known = useShopSettings()?.languages.find(({ code }) => code === language);
  const htmlInput = { dir: known?.direction, lang: language };
  const remember = (target: EventTarget) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) focused.current = target;
  };
  return (
    <FormArea>
      <Box onFocus={({ target }) => remember(target)}>
        <TextInput source="subject" isRequired slotProps={{ htmlInput: { ...htmlInput, maxLength: 200 } }} />
        <TextInput source="heading" isRequired slotProps={{ htmlInput: { ...htmlInput, maxLength: 200 } }} />
        <TextInput
          source="body"
          multiline
          minRows={6}
          maxRows={20}
          helperText={translate('stoa.email_templates.body_hint')}
          slotProps={{ htmlInput: { ...htmlInput, maxLength: 10_000 } }}
        />
        {template.has_link && (
          <TextInput
            source="button"
            helperText={translate('stoa.email_templates.button_hint')}
            slotProps={{ htmlInput: { ...htmlInput, maxLength: 80 } }}
          />
        )}
      </Box>
      <Variables variables={template.variables} focused={focused} />
    </FormArea>
  );
}

interface VariablesProps {
  variables: readonly EmailTemplateVariable[];
  focused: RefObject<TextBox | null>;
}

function Variables({ variables, focused }: VariablesProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const insert = (name: string) => {
    const box = focused.current;
    const source = box?.name || 'body';
    const text = box?.value ?? '';
    const [start, end] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    const place = `{{${name}}}`;
    setValue(source, text.slice(0, start) + place + text.slice(end), { shouldDirty: true });
    box?.focus();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">{translate('stoa.email_templates.variables')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('stoa.email_templates.variables_hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {variables.map((variable) => (
          <Variable key={variable.name} variable={variable} onInsert={insert} />
        ))}
      </Box>
    </Box>
  );
}

interface VariableProps {
  variable: EmailTemplateVariable;
  onInsert: (name: string) => void;
}

function Variable({ variable, onInsert }: VariableProps) {
  const translate = useTranslate();
  const { name, about, example, is_required: isRequired } = variable;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip
        size="small"
        label={<bdi dir="ltr">{`{{${name}}}`}</bdi>}
        onClick={() => onInsert(name)}
        sx={{ fontFamily: 'monospace' }}
      />
      <Typography variant="body2">
        {about} · <bdi>{example}</bdi>
        {isRequired && ` · ${translate('stoa.email_templates.required')}`}
      </Typography>
    </Box>
  );
}
