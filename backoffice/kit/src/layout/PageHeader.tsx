import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Breadcrumbs, IconButton, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RecordTabs } from '../history/RecordTabs';
import { useTranslate } from '../i18n/useTranslate';
import { PRODUCT_NAME } from './product-name';
import { useRemembered } from './recent';

interface PageHeaderProps {
  title: string;
  /** Parent page: the breadcrumb above the title and the target of the back button. */
  parent?: { label: string; to: string };
  /** Thumbnail before the title. */
  picture?: ReactNode;
  /** Small facts next to the title, such as a state. */
  badge?: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
}

/** Title, back button and actions of a page; also sets the document title. */
export function PageHeader({ title, parent, picture, badge, subtitle, children }: PageHeaderProps) {
  const translate = useTranslate();
  useRemembered(title);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ mb: 2.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {parent && (
          <IconButton component={Link} to={parent.to} aria-label={translate('ra.action.back')} sx={backSx}>
            <ArrowBack fontSize="small" />
          </IconButton>
        )}
        {picture}
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          {parent && (
            <Breadcrumbs sx={{ fontSize: 12.5, mb: 0.25 }}>
              <MuiLink component={Link} to={parent.to} underline="hover" color="text.secondary">
                {parent.label}
              </MuiLink>
            </Breadcrumbs>
          )}
          <Stack direction="row" useFlexGap sx={{ gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{withWholeNumbers(title)}</bdi>
            </Typography>
            {badge}
          </Stack>
          {subtitle && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <Stack
          direction="row"
          useFlexGap
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', '&:empty': { display: 'none' } }}
        >
          {children}
        </Stack>
      </Stack>
      <RecordTabs />
    </>
  );
}

const backSx = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  width: 38,
  height: 38,
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
};

/** A number such as ST-7JGVX2XQ-2-RT1 goes to the next line as a whole rather than breaking at a hyphen. */
function withWholeNumbers(title: string): ReactNode {
  return title.split(/(\s+)/).map((word, place) =>
    /\d/.test(word) && word.includes('-') ? (
      <span key={place} style={{ display: 'inline-block' }}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}
