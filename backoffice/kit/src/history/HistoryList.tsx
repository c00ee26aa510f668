import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Avatar, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { FieldSchema, HistoryEntry } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { useCurrentSchema } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { EmptyState } from '../screens/list/EmptyList';
import { useMoment } from '../settings/format';
import { DifferenceTable } from './DifferenceTable';
import { useHistoryEntries } from './useHistoryEntries';

interface HistoryListProps {
  resource: string;
  id: string;
  /** Declared fields, if other than those of the current resource. */
  fields?: readonly FieldSchema[];
}

/** The audit history of a record, newest first. */
export function HistoryList({ resource, id, fields }: HistoryListProps) {
  const here = useCurrentSchema();
  const translate = useTranslate();
  const { entries, error, isPending, more, isFetchingMore } = useHistoryEntries(resource, id);
  if (error) return <EmptyState title={translate('sign-in.error.not_found')} />;
  if (isPending) return <Skeleton variant="rounded" height={280} />;
  if (entries.length === 0)
    return (
      <FormArea>
        <EmptyState
          icon={HistoryOutlined}
          title={translate('stoa.history.empty')}
          text={translate('stoa.history.empty_text')}
        />
      </FormArea>
    );
  return (
    <FormArea>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} fields={fields ?? here?.fields ?? []} />
        ))}
      </Box>
      {more && (
        <Button onClick={more} loading={isFetchingMore} sx={{ mt: 1.5 }}>
          {translate('stoa.history.older')}
        </Button>
      )}
    </FormArea>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  fields: readonly FieldSchema[];
}

function Entry({ entry: { action, actor, at, differences }, fields }: EntryProps) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <Box component="li" sx={entrySx}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Avatar aria-hidden sx={{ width: 32, height: 32, fontSize: 14 }}>
          {[...actor.name][0]}
        </Avatar>
        <Box>
          <Typography variant="body2">
            <strong>
              <bdi>{actor.name}</bdi>
            </strong>{' '}
            {translate(`stoa.history.${action}`)}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {translate(`stoa.history.${actor.audience}`)} · <time dateTime={at}>{moment(at)}</time>
          </Typography>
        </Box>
      </Stack>
      {differences.length > 0 && (
        <Box sx={{ marginInlineStart: { sm: 5.5 } }}>
          <DifferenceTable differences={differences} fields={fields} />
        </Box>
      )}
    </Box>
  );
}

const entrySx = {
  py: 2,
  '&:first-of-type': { pt: 0.5 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
