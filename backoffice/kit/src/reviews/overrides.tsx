import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { FieldInputProps } from '../fields/field-props';
import { KINDS } from '../fields/kinds';
import { useLabels } from '../i18n/labels';
import { StarsDisplay, StarsInput } from '../fields/Stars';
import type { ScreenOverride } from '../screens/overrides';
import { PurchaseInput } from './PurchaseInput';
import { nameOfReview } from './review-record';
import { ReviewList } from './ReviewList';
import { ReviewShow } from './ReviewShow';

/** The reviewed product or vendor: selected on creation, read-only afterwards. */
function Subject(props: FieldInputProps) {
  const { field } = props;
  const labels = useLabels();
  const record = useRecordContext();
  if (!record?.id) return <KINDS.ref.Input {...props} />;
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {labels.field(field.name)}
      </Typography>
      <KINDS.ref.Display field={field} value={record[field.name]} record={record} compact={false} />
      {!record[field.name] && '–'}
    </Box>
  );
}

const shared: ScreenOverride = {
  list: ReviewList,
  show: ReviewShow,
  nameOf: nameOfReview,
  displays: { rating: StarsDisplay },
};

/** Review screens of operators, who moderate. */
export const operatorReviews: ScreenOverride = {
  ...shared,
  hiddenFields: ['order_item_id', 'media_ids'],
  inputs: { rating: StarsInput, product_id: Subject, vendor_id: Subject },
  sections: {
    subject: ['product_id', 'vendor_id'],
    review: ['rating', 'author_name', 'customer_id', 'title', 'body'],
    reply: ['vendor_reply'],
  },
};

/** Review screens of vendors, who read and reply. */
export const vendorReviews: ScreenOverride = {
  ...shared,
  edit: ReviewShow,
  hiddenFields: ['vendor_id', 'customer_id', 'media_ids'],
  inputs: { rating: StarsInput, order_item_id: PurchaseInput },
  sections: { purchase: ['order_item_id'], review: ['rating', 'title', 'body'], reply: ['vendor_reply'] },
};
