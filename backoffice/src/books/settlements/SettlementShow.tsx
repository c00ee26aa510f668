import {
  addressOf,
  FormArea,
  isolated,
  PageHeader,
  StateMenu,
  useLabels,
  useDay,
  useTranslate,
  WHOLE_RECORD,
  type ConsoleDataProvider,
} from '@stoa/console-kit';
import { Stack, Typography } from '@mui/material';
import { ShowBase, useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import { ConfirmButton } from './ConfirmButton';
import { LineList } from './LineList';
import { MissingItems } from './MissingItems';
import type { SettlementRecord } from './settlement-record';
import { Totals } from './Totals';

/** One settlement file: its sums, its lines beside the books, and what it lacks. */
export function SettlementShow() {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <SettlementPage />
    </ShowBase>
  );
}

function SettlementPage() {
  const date = useDay();
  const translate = useTranslate();
  const labels = useLabels();
  const settlement = useRecordContext<SettlementRecord>();
  if (!settlement) return null;
  const { number, driver, filename, first_day, last_day, uploader, decider, totals } = settlement;
  const days = translate('stoa.settlement.days', { from: date(first_day), to: date(last_day) });
  return (
    <>
      <PageHeader
        title={number}
        parent={{ label: labels.resource('settlements'), to: addressOf('settlements', 'list') }}
        badge={<Progress settlement={settlement} days={days} />}
        subtitle={`${labels.choice(driver)} · ${days} · ${filename}`}
      >
        <ConfirmButton settlement={settlement} />
      </PageHeader>
      <Stack sx={{ gap: 2 }}>
        <FormArea title={translate('stoa.books.total')}>
          <Totals totals={totals} />
          <Typography variant="caption" color="text.secondary" component="div" sx={{ mt: 1 }}>
            {labels.field('uploaded_by')}: <bdi>{uploader}</bdi>
            {decider && (
              <>
                {' · '}
                {translate('stoa.adjustment.decided_by', { name: isolated(decider) })}
              </>
            )}
          </Typography>
        </FormArea>
        <LineList settlement={settlement} />
        <MissingItems id={settlement.id} />
      </Stack>
    </>
  );
}

/** The state; an open file can be discarded, a posted one reversed. */
function Progress({ settlement, days }: { settlement: SettlementRecord; days: string }) {
  const { id, number, state, allowed, driver } = settlement;
  const translate = useTranslate();
  const labels = useLabels();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'settlements', action: 'status' });
  return (
    <StateMenu
      state={state}
      allowed={allowed}
      permitted={canAccess}
      page="settlements"
      name={number}
      text={translate('stoa.settlement.decide_text', { gateway: labels.choice(driver), days })}
      move={(to) => dataProvider.setStatus('settlements', id, to)}
    />
  );
}
