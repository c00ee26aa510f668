import Add from '@mui/icons-material/Add';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLabels, withinSentence } from '../../i18n/labels';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';
import { addressOf } from '../../layout/addresses';
import { useSchema } from '../../schema/SchemaContext';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: SvgIconComponent;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** Placeholder without records: explanation and next step. */
export function EmptyState({
  title,
  text,
  icon: Icon = InboxOutlined,
  heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 7, px: 3 }}>
      <Icon sx={{ fontSize: 44, color: 'text.disabled' }} />
      <Typography variant="h2" component={heading}>
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ maxWidth: 420 }}>
          {text}
        </Typography>
      )}
      {children}
    </Stack>
  );
}

/** The empty list of a resource, with a create button. */
export function EmptyList() {
  const schema = useSchema();
  const translate = useTranslate();
  const labels = useLabels();
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'create' });
  const creates = canAccess && schema.screens.includes('create');
  // What brings the first record, for lists that mostly others fill.
  const text = translate(creates ? 'stoa.list.empty_create' : 'stoa.list.empty');
  return (
    <EmptyState
      title={translate('ra.page.empty', { name: withinSentence(labels.resource(schema.page)) })}
      text={translate(`stoa.list.empty_of.${schema.page}` as TextKey, { _: text })}
    >
      {creates && (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={Link}
          to={addressOf(schema.page, 'create')}
          sx={{ mt: 1.5 }}
        >
          {translate('stoa.list.new', { name: labels.one(schema.page) })}
        </Button>
      )}
    </EmptyState>
  );
}
