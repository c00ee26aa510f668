import { Box, Stack } from '@mui/material';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { FieldInput } from '../../fields/Field';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { DraftForm } from '../saving/DraftForm';
import { FieldGrid, FormArea, TwoColumns } from './FormArea';
import { FormActions } from './FormActions';
import { formLayout, type SectionName } from './form-layout';
import { isForSearch, SearchArea } from './SearchArea';
import { TranslatedInputs } from './TranslatedInputs';

const WIDE = new Set(['longtext', 'richtext', 'json', 'refmany']);

/**
 * The form of a resource: texts by language, other fields, and a side column for switches and images. Sections
 * are below one another, not in a `TabbedForm`: nothing required is hidden, and the browser's search finds it.
 */
export function GeneratedForm({ defaults, deletable = false }: { defaults?: object; deletable?: boolean }) {
  const schema = useSchema();
  return (
    <DraftForm defaults={defaults}>
      <FormBody schema={schema} />
      <FormActions deletable={deletable} />
    </DraftForm>
  );
}

/** Translation key of a section's title. */
export const titleOf = (section: SectionName | null): TextKey =>
  section ? `stoa.sections.${section}` : 'stoa.form.details';

/** The cards of a form for some or all fields of a resource. */
export function FormBody({
  schema,
  names,
  more,
}: {
  schema: ResourceSchema;
  names?: readonly string[];
  more?: ReactNode;
}) {
  const translate = useTranslate();
  const { hiddenFields = [], sections, summary: Summary } = useOverride(schema.resource);
  const fields = schema.fields.filter(
    ({ name, writable }) => writable && !hiddenFields.includes(name) && (!names || names.includes(name)),
  );
  const forSearch = fields.filter(isForSearch);
  const { translated, main, side } = formLayout(
    fields.filter((field) => !isForSearch(field)),
    sections,
  );
  const titled = translated.length > 0 || main.length > 1;
  const mainArea = (
    <>
      {Summary && <Summary />}
      {translated.length > 0 && (
        <FormArea>
          <TranslatedInputs fields={translated} />
        </FormArea>
      )}
      {main.map(({ section, fields: members }) => (
        <FormArea key={section} title={titled ? translate(titleOf(section)) : undefined}>
          <SectionInputs fields={members} />
        </FormArea>
      ))}
      {forSearch.length > 0 && <SearchArea fields={forSearch} />}
      {more}
    </>
  );
  const sideArea = side.length > 0 && (
    <FormArea title={translate('stoa.form.visibility')}>
      <Stack>
        {side.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
      </Stack>
    </FormArea>
  );
  return <TwoColumns main={mainArea} side={sideArea || undefined} />;
}

function SectionInputs({ fields }: { fields: FieldSchema[] }) {
  return (
    <FieldGrid>
      {fields.map((field) => (
        <Box
          key={field.name}
          sx={{
            gridColumn: WIDE.has(field.kind) ? '1 / -1' : undefined,
            minWidth: 0,
            '&:empty': { display: 'none' },
          }}
        >
          <FieldInput field={field} />
        </Box>
      ))}
    </FieldGrid>
  );
}
