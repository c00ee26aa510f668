import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useShopSettings } from '../../settings/useShopSettings';
import { TARGET_PATHS } from './targets';

/** Characters that search engines usually show before they cut. */
const SHOWN = { meta_title: 60, meta_description: 160 } as const;
type Texts = Partial<Record<keyof typeof SHOWN | 'target_type', string | null>>;

/** How the page may look among the results of a search, and whether its texts are too long for that. */
export function SearchPreview() {
  const translate = useTranslate();
  const shop = useShopSettings();
  const texts = useWatch() as Texts;
  const path = TARGET_PATHS[texts.target_type ?? ''];
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1.25 }}>
          {translate('stoa.content.search_preview')}
        </Typography>
        <Typography variant="body2" color="text.secondary" dir="ltr" sx={{ textAlign: 'start' }}>
          {[window.location.host, path].filter(Boolean).join(' › ')}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontSize: 19, lineHeight: 1.3 }} dir="auto">
          {cut(texts.meta_title, SHOWN.meta_title) || shop?.shopName}
        </Typography>
        <Typography variant="body2" dir="auto" sx={{ mt: 0.25 }}>
          {cut(texts.meta_description, SHOWN.meta_description) || translate('stoa.content.no_description')}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 2, mt: 1.25, flexWrap: 'wrap' }}>
          <Length name="meta_title" text={texts.meta_title} />
          <Length name="meta_description" text={texts.meta_description} />
        </Stack>
      </CardContent>
    </Card>
  );
}

function cut(text: string | null | undefined, most: number): string {
  const whole = text ?? '';
  return whole.length > most ? `${whole.slice(0, most - 1).trimEnd()}…` : whole;
}

function Length({ name, text }: { name: keyof typeof SHOWN; text?: string | null }) {
  const translate = useTranslate();
  const length = text?.length ?? 0;
  const most = SHOWN[name];
  return (
    <Typography variant="caption" color={length > most ? 'warning.main' : 'text.secondary'}>
      {translate(`stoa.content.length_${name}`, { length, most })}
    </Typography>
  );
}
