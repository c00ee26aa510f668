import {
  PageHeader,
  RecordLink,
  StateChip,
  Stars,
  Thumbnail,
  WHOLE_RECORD,
  addressOf,
  useLabels,
  useNumber,
  useRecordName,
  useSchema,
  useTranslate,
} from '@stoa/console-kit';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import type { VendorRecord } from './vendor-record';
import { VendorMoves } from './VendorMoves';
import { FeaturedSwitch, StoreStatusMenu } from './VendorSwitches';

/** The header common to all tabs of a vendor, with the tab's content below; only an approved one's store is seen. */
export function VendorFrame({ children }: { children: ReactNode }) {
  return (
    <ShowBase queryOptions={WHOLE_RECORD}>
      <Head />
      {children}
    </ShowBase>
  );
}

function Head() {
  const vendor = useRecordContext<VendorRecord>();
  const labels = useLabels();
  const nameOf = useRecordName(useSchema());
  if (!vendor) return null;
  return (
    <PageHeader
      title={nameOf(vendor)}
      parent={{ label: labels.resource('vendors'), to: addressOf('vendors', 'list') }}
      picture={<Thumbnail url={vendor.logo?.thumbnail_url} alt={vendor.logo?.alt ?? ''} size={56} />}
      badge={
        <>
          <StateChip value={vendor.status} />
          {vendor.status === 'approved' && <StoreStatusMenu vendor={vendor} />}
          {vendor.status === 'approved' && <FeaturedSwitch vendor={vendor} />}
        </>
      }
      subtitle={<Rating vendor={vendor} />}
    >
      <VendorMoves vendor={vendor} />
      <RecordLink screen="edit" />
    </PageHeader>
  );
}

function Rating({ vendor: { rating_count, rating_sum } }: { vendor: VendorRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  if (!rating_count) return <>{translate('stoa.vendor.no_reviews')}</>;
  const average = Math.round((rating_sum / rating_count) * 10) / 10;
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      <Stars value={average} />
      <Box component="span">
        {translate('stoa.vendor.rating', { average: number(average), smart_count: rating_count })}
      </Box>
    </Stack>
  );
}
