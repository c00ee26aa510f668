import { Box, Typography } from '@mui/material';
import { RETURN_STATES, type ReturnEventType, type ReturnRecord, type ReturnState } from '@stoa/contracts';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useMoment } from '../settings/format';

/** Entries that are not states of the return. */
type Occurrence = Exclude<ReturnEventType, ReturnState>;

const isState = (event: ReturnEventType): event is Exclude<ReturnEventType, Occurrence> =>
  (RETURN_STATES as readonly ReturnEventType[]).includes(event);

/** The history of a return, latest first. */
export function ReturnTimeline({ timeline }: Pick<ReturnRecord, 'timeline'>) {
  const moment = useMoment();
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {[...timeline].reverse().map(({ at, event, by, actor, note }) => (
        <li key={`${at}-${event}`}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {isState(event) ? labels.choice(event) : translate(`stoa.return.event.${event}`)}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="div">
            <time dateTime={at}>{moment(at)}</time>
            {by && ` · ${translate(`stoa.return.by.${by}`)}`}
            {actor && (
              <>
                {' · '}
                <bdi>{actor}</bdi>
              </>
            )}
          </Typography>
          {note && (
            <Typography variant="body2" dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
              {note}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
