import { Box } from '@mui/material';
import type { FieldSchema } from '@stoa/contracts';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { FormArea } from './FormArea';
import { SearchResult } from './SearchResult';
import { TranslatedInputs } from './TranslatedInputs';

/** SEO fields of a record. */
const SEO_FIELDS = ['seo_title', 'seo_description'];

/** Whether a field is one of them. */
export const isForSearch = ({ name }: FieldSchema) => SEO_FIELDS.includes(name);

/** Fields that the storefront uses as the description without SEO texts. */
const SUMMARIES = ['short_description', 'excerpt', 'description'];
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** SEO inputs with a preview of the search result. */
export function SearchArea({ fields }: { fields: FieldSchema[] }) {
  const translate = useTranslate();
  const { label } = useSchema();
  const values = useWatch() as Record<string, unknown>;
  const summary = SUMMARIES.map((name) => text(values[name])).find(Boolean) ?? '';
  return (
    <FormArea title={translate('stoa.sections.search')}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mb: 1.5 }}>
        <SearchResult
          path={text(values.slug)}
          title={text(values.seo_title) || text(values[label])}
          description={text(values.seo_description) || summary}
        />
      </Box>
      <TranslatedInputs fields={fields} />
    </FormArea>
  );
}
