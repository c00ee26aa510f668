import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from '../../i18n/useTranslate';
import { useShopSettings } from '../../settings/useShopSettings';

/** Lengths after which search engines usually truncate, in characters. */
const SHOWN = { meta_title: 60, meta_description: 160 } as const;

interface SearchResultProps {
  /** Approximate path of the page in the storefront. */
  path?: string;
  title: string;
  description: string;
}

/** Preview of a page as a search result, with warnings about texts that are too long. */
export function SearchResult({ path, title, description }: SearchResultProps) {
  const translate = useTranslate();
  const shop = useShopSettings();
  return (
    <Box role="group" aria-label={translate('stoa.content.search_preview')}>
      <Typography variant="body2" color="text.secondary" dir="ltr" sx={{ textAlign: 'start' }}>
        {[window.location.host, path].filter(Boolean).join(' › ')}
      </Typography>
      <Typography sx={{ color: 'primary.main', fontSize: 19, lineHeight: 1.3 }} dir="auto">
        {cut(title, SHOWN.meta_title) || shop?.shopName}
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ mt: 0.25 }}>
        {cut(description, SHOWN.meta_description) || translate('stoa.content.no_description')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 2, mt: 1.25, flexWrap: 'wrap' }}>
        <Length name="meta_title" text={title} />
        <Length name="meta_description" text={description} />
      </Stack>
    </Box>
  );
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
}

function Length({ name, text }: { name: keyof typeof SHOWN; text: string }) {
  const translate = useTranslate();
  const { length } = text;
  const max = SHOWN[name];
  return (
    <Typography variant="caption" color={length > max ? 'warning.main' : 'text.secondary'}>
      {translate(`stoa.content.length_${name}`, { length, most: max })}
    </Typography>
  );
}
