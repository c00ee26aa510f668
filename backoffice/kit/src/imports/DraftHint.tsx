import { Alert, Link as MuiLink } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useNumber } from '../settings/format';

/** How many new products of an import are drafts, why, and how they are published. */
export function DraftHint({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const { drafts, stated_drafts, state } = record;
  const others = drafts - stated_drafts;
  const option = translate('imports.options.status.label');
  return (
    <Alert severity="info">
      <div>{translate('imports.drafts.text', { number: number(drafts) })}</div>
      {stated_drafts > 0 && (
        <div>{translate('imports.drafts.stated', { number: number(stated_drafts) })}</div>
      )}
      {others > 0 && <div>{translate('imports.drafts.unstated', { number: number(others), option })}</div>}
      {state !== 'checked' && <HowToPublish />}
    </Alert>
  );
}

function HowToPublish() {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ status: 'draft' }));
  return (
    <div>
      {translate('imports.drafts.publish', { action: translate('stoa.status.change') })}{' '}
      <MuiLink component={Link} to={`${addressOf('products', 'list')}?filter=${filter}`}>
        {translate('imports.drafts.show')}
      </MuiLink>
    </div>
  );
}
