import { Box, Tab, Tabs } from '@mui/material';
import type { ResourceSchema } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { humanise } from '../../i18n/humanise';
import { isRefused } from './refused-fields';
import { FormBody } from './GeneratedForm';

interface FormTabsProps {
  schema: ResourceSchema;
  tabs: Readonly<Record<string, readonly string[]>>;
}

/** A long form in parts; a part with an error says so on its tab, and all parts stay mounted. */
export function FormTabs({ schema, tabs }: FormTabsProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const named = new Set(Object.values(tabs).flat());
  const rest = schema.fields.map(({ name }) => name).filter((name) => !named.has(name));
  const parts = Object.entries(tabs).map(([tab, names], index) => ({
    tab,
    names: index ? names : [...names, ...rest],
  }));
  const [shown, setShown] = useState(parts[0]?.tab ?? '');
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, tab: string) => setShown(tab)}
        variant="scrollable"
        sx={{ mb: 2 }}
      >
        {parts.map(({ tab, names }) => (
          <Tab
            key={tab}
            value={tab}
            label={translate(`stoa.tabs.${tab}`, { _: humanise(tab) })}
            sx={isRefused(errors, names) ? { color: 'error.main' } : undefined}
          />
        ))}
      </Tabs>
      {parts.map(({ tab, names }) => (
        <Box key={tab} hidden={shown !== tab}>
          <FormBody schema={schema} names={names} />
        </Box>
      ))}
    </>
  );
}
