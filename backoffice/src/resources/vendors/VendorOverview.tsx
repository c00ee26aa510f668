import { addressOf, ShowBody, useLabels, useMoment, useNumber, useTranslate } from '@stoa/console-kit';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMissingDocuments } from './useMissingDocuments';
import type { VendorRecord } from './vendor-record';
import { VendorCommission } from './VendorCommission';

/** Fields shown in the header, the figures and other tabs. */
const ELSEWHERE = [
  'logo_id',
  'status',
  'status_reason',
  'store_status',
  'is_featured',
  'commission_id',
  'bank_name',
  'bank_account',
  'bank_account_hint',
  'rating_sum',
  'rating_count',
  'followers_count',
  'product_count',
  'approved_at',
];

/** Overview of a vendor, beginning with its figures and its commission rule. */
export function VendorOverview() {
  const vendor = useRecordContext<VendorRecord>();
  const translate = useTranslate();
  if (!vendor) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {vendor.status_reason && (
        <Alert severity={vendor.status === 'approved' ? 'info' : 'warning'}>
          <bdi>{translate('stoa.vendor.told', { reason: vendor.status_reason })}</bdi>
        </Alert>
      )}
      {vendor.status !== 'approved' && <Application vendor={vendor} />}
      <Figures vendor={vendor} />
      <VendorCommission vendor={vendor} />
      <ShowBody without={ELSEWHERE} />
    </Box>
  );
}

/** The pending vendor application: date, reference number, missing documents, and the way to those that were sent. */
function Application({ vendor }: { vendor: VendorRecord }) {
  const translate = useTranslate();
  const moment = useMoment();
  const missing = useMissingDocuments(vendor);
  if (!vendor.application) return null;
  const { number, received_at } = vendor.application;
  const documents = (
    <Button
      color="inherit"
      size="small"
      component={Link}
      to={`${addressOf('vendors', 'view', vendor.id)}/papers`}
    >
      {translate('stoa.panels.papers')}
    </Button>
  );
  return (
    <Alert severity={missing ? 'warning' : 'info'} action={documents}>
      {translate('stoa.vendor.application', { number, day: moment(received_at, 'date') })}
      {missing && <Box>{missing}</Box>}
    </Alert>
  );
}

function Figures({ vendor }: { vendor: VendorRecord }) {
  const labels = useLabels();
  const number = useNumber();
  const moment = useMoment();
  const { product_count, followers_count, rating_count, approved_at } = vendor;
  const figures = [
    [labels.field('product_count'), number(product_count)],
    [labels.field('rating_count'), number(rating_count)],
    [labels.field('followers_count'), number(followers_count)],
    [labels.field('approved_at'), approved_at ? moment(approved_at, 'date') : '–'],
  ];
  return (
    <Box component="dl" sx={figuresSx}>
      {figures.map(([label, value]) => (
        <Card key={label} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 22, fontWeight: 650 }}>
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

const figuresSx = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
};
