import { Box, Tab, Tabs, Typography } from '@mui/material';
import { BASE_LANGUAGE, type FieldSchema } from '@stoa/contracts';
import { useState, type ReactNode } from 'react';
import { RecordContextProvider, ShowBase, useLocale, useRecordContext } from 'react-admin';
import { FieldDisplay } from '../fields/Field';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useSchema } from '../schema/SchemaContext';
import { useShopSettings } from '../settings/useShopSettings';
import { formLayout } from './form/form-layout';
import { FormArea, TwoColumns } from './form/FormArea';
import { titleOf } from './form/GeneratedForm';
import { useOverride } from './OverridesContext';
import { defaultMatters } from './list/columns';
import { RecordHeader } from './RecordHeader';
import { WHOLE_RECORD } from './whole-record';

/**
 * The view screen of a resource: every readable field, texts by language, in the sections and columns of its
 * form, for which react-admin's `SimpleShowLayout` has no place.
 */
export function GeneratedShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <RecordHeader other="edit" />
      <ShowBody />
    </ShowBase>
  );
}

/** The fields of a record, read-only; `without` names fields that the screen shows elsewhere. */
export function ShowBody({ without = [] }: { without?: readonly string[] }) {
  const schema = useSchema();
  const translate = useTranslate();
  const { hiddenFields = [], sections, overview: Overview } = useOverride(schema.resource);
  const record = useRecordContext();
  if (!record) return null;
  const fields = schema.fields.filter(
    ({ name, writeOnly }) =>
      !writeOnly &&
      (name !== 'is_default' || defaultMatters(schema)) &&
      name !== 'is_suspended' &&
      ![...hiddenFields, ...without].includes(name),
  );
  const { translated, main, side } = formLayout(fields, sections);
  return (
    <TwoColumns
      main={
        <>
          {Overview && <Overview />}
          {translated.length > 0 && <TranslatedTexts fields={translated} />}
          {main.map((part) => (
            <FormArea key={part.section} title={translate(titleOf(part.section))}>
              <Facts fields={part.fields} />
            </FormArea>
          ))}
        </>
      }
      side={
        side.length > 0 && (
          <FormArea title={translate('stoa.form.visibility')}>
            <Facts fields={side} />
          </FormArea>
        )
      }
    />
  );
}

function TranslatedTexts({ fields }: { fields: FieldSchema[] }) {
  const translate = useTranslate();
  const settings = useShopSettings();
  const record = useRecordContext();
  const locale = useLocale();
  const [chosen, setShown] = useState(locale);
  const translations = (record?.translations ?? {}) as Record<string, Record<string, unknown>>;
  // A language without its own text falls back to the base language.
  const shown = chosen in translations || chosen !== locale ? chosen : BASE_LANGUAGE;
  const language = settings?.languages.find(({ code }) => code === shown);
  const texts = shown === BASE_LANGUAGE ? record : { ...translations[shown], id: record?.id };
  return (
    <FormArea>
      <Tabs
        value={shown}
        onChange={(_event, code: string) => setShown(code)}
        variant="scrollable"
        aria-label={translate('stoa.form.languages')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
      >
        {(settings?.languages ?? [{ code: BASE_LANGUAGE, native_name: 'English' }]).map(
          ({ code, native_name }) => (
            <Tab key={code} value={code} label={native_name} />
          ),
        )}
      </Tabs>
      <Box dir={language?.direction} lang={shown}>
        <RecordContextProvider value={texts}>
          <Facts fields={fields} />
        </RecordContextProvider>
      </Box>
    </FormArea>
  );
}

function Facts({ fields }: { fields: FieldSchema[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {fields.map((field) => (
        <Fact key={field.name} source={field.name}>
          <FieldDisplay field={field} />
        </Fact>
      ))}
    </Box>
  );
}

interface FactProps {
  /** Name of the field, of which the label is derived. */
  source?: string;
  /** Label of a value that is no field. */
  label?: string;
  children: ReactNode;
}

/** A labelled value of a view; an empty one shows a dash. */
export function Fact({ source = '', label, children }: FactProps) {
  const labels = useLabels();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 34%) 1fr' },
        columnGap: 2,
        // A table needs the whole width, below its label.
        '&:has(> dd table)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 },
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {label ?? labels.field(source)}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          fontSize: 14,
          overflowWrap: 'anywhere',
          '&:empty::before': { content: '"–"' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
