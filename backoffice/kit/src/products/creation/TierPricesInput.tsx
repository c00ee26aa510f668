import { Box, Button, FormHelperText } from '@mui/material';
import type { TierPrice } from '@stoa/contracts';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { majorText } from '../../fields/kinds/money';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';
import { useMoney, useNumber } from '../../settings/format';
import { useCurrency } from '../../settings/useShopSettings';
import { areTiersValid, tierDrafts, tierInputs, type TierDraft } from '../variants/tier-drafts';
import { TierPricesDialog } from '../variants/TierPricesDialog';
import { messagesIn } from './messages-in';

/** The tier prices of a product being created, with their edit dialog. */
export function TierPricesInput() {
  const translate = useTranslate();
  const currency = useCurrency();
  const validate = (tiers: TierPrice[] | undefined, { price }: { price?: unknown }) =>
    areTiersValid(tierDrafts(tiers ?? [], currency), majorText(price, currency), currency)
      ? undefined
      : 'product.tiers_invalid';
  const { field, fieldState } = useInput({ source: 'tier_prices', validate, defaultValue: [] });
  const tiers = field.value as TierPrice[];
  const [drafts, setDrafts] = useState<TierDraft[]>(() => tierDrafts(tiers, currency));
  const [isOpen, setOpen] = useState(false);
  const title = translate('product.tier_prices');
  const change = (next: TierDraft[]) => {
    setDrafts(next);
    field.onChange(tierInputs(next, currency));
  };
  return (
    <Box sx={{ alignSelf: 'center' }}>
      <Button ref={field.ref} variant="outlined" size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <TierList tiers={tiers} />
      {fieldState.invalid && (
        <FormHelperText error>
          {messagesIn(fieldState.error)
            // A key of the validation above, or the server's own message.
            .map((message) =>
              translate(message.replace(/^@@react-admin@@|"/g, '') as TextKey, { _: message }),
            )
            .join(' ')}
        </FormHelperText>
      )}
      {isOpen && (
        <TierPricesDialog title={title} tiers={drafts} onChange={change} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

/** A quantity that is no number is only reported. */
const isReadable = ({ min_quantity }: TierPrice): boolean => Number.isFinite(min_quantity);

function TierList({ tiers }: { tiers: readonly TierPrice[] }) {
  const money = useMoney();
  const number = useNumber();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 0.5, typography: 'body2' }}>
      {tiers.filter(isReadable).map(({ min_quantity, price }, index) => (
        <li key={index}>
          <bdi>{number(min_quantity)}+</bdi>: <bdi>{money(price)}</bdi>
        </li>
      ))}
    </Box>
  );
}
