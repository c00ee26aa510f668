import { Card, CardContent, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { SearchResult } from '../../screens/form/SearchResult';
import { TARGET_PATHS } from './targets';

type Texts = Partial<Record<'meta_title' | 'meta_description' | 'target_type', string | null>>;

/** Preview of the page as a search result. */
export function SearchPreview() {
  const translate = useTranslate();
  const { target_type, meta_title, meta_description } = useWatch() as Texts;
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1.25 }}>
          {translate('stoa.content.search_preview')}
        </Typography>
        <SearchResult
          path={TARGET_PATHS[target_type ?? '']}
          title={meta_title ?? ''}
          description={meta_description ?? ''}
        />
      </CardContent>
    </Card>
  );
}
