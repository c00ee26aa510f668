import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Stack,
  TextField,
} from '@mui/material';
import { latinDigits, MAX_TIER_PRICES } from '@stoa/contracts';
import { useTranslate } from '../../i18n/useTranslate';
import type { TierDraft } from './tier-drafts';

interface TierPricesDialogProps {
  title: string;
  tiers: TierDraft[];
  onChange: (tiers: TierDraft[]) => void;
  onClose: () => void;
}

const BLANK: TierDraft = { min_quantity: '', price: '' };

/** The tier prices of one variant as an editable table. */
export function TierPricesDialog({ title, tiers, onChange, onClose }: TierPricesDialogProps) {
  const translate = useTranslate();
  const rows = tiers.length > 0 ? tiers : [BLANK];
  const replace = (index: number, next: TierDraft) =>
    onChange(rows.map((old, at) => (at === index ? next : old)));
  const close = () => {
    onChange(tiers.filter(({ min_quantity, price }) => min_quantity.trim() !== '' || price.trim() !== ''));
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ mb: 2 }}>
          {translate('product.tier_hint')}
        </DialogContentText>
        <Stack sx={{ gap: 1.5 }}>
          {rows.map((tier, index) => (
            <TierRow
              key={index}
              tier={tier}
              onChange={(next) => replace(index, next)}
              onRemove={() => onChange(rows.filter((_, at) => at !== index))}
            />
          ))}
        </Stack>
        {rows.length < MAX_TIER_PRICES && (
          <Button startIcon={<Add />} sx={{ mt: 1 }} onClick={() => onChange([...rows, BLANK])}>
            {translate('product.add_tier')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface TierRowProps {
  tier: TierDraft;
  onChange: (tier: TierDraft) => void;
  onRemove: () => void;
}

function TierRow({ tier, onChange, onRemove }: TierRowProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        label={translate('product.tier_quantity')}
        value={tier.min_quantity}
        onChange={({ target }) => onChange({ ...tier, min_quantity: latinDigits(target.value) })}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <TextField
        label={translate('product.tier_price')}
        value={tier.price}
        onChange={({ target }) => onChange({ ...tier, price: latinDigits(target.value) })}
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
      />
      <IconButton
        size="small"
        aria-label={translate('product.remove_tier', { quantity: tier.min_quantity })}
        onClick={onRemove}
      >
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Stack>
  );
}
