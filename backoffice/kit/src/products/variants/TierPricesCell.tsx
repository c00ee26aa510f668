import { Box, Button } from '@mui/material';
import { useState, type Dispatch } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { VariantDraft } from './draft';
import type { VariantProblems } from './problems';
import type { VariantAction } from './reducer';
import { TierPricesDialog } from './TierPricesDialog';
import { useProblemText } from './useProblemText';

interface TierPricesCellProps {
  variant: VariantDraft;
  title: string;
  problem?: VariantProblems[string];
  dispatch: Dispatch<VariantAction>;
}

/** The number of a variant's tier prices, opening their dialog. */
export function TierPricesCell({ variant, title, problem, dispatch }: TierPricesCellProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const summary = useProblemText(problem, 'tier_prices');
  const name = `${translate('product.tier_prices')}: ${title}`;
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setOpen(true)}>
        {variant.tiers.length > 0 ? variant.tiers.length : translate('ra.action.add')}
      </Button>
      {summary && (
        <Box sx={{ fontSize: 11, lineHeight: 1.2, color: 'error.main', maxWidth: 160 }}>{summary}</Box>
      )}
      {isOpen && (
        <TierPricesDialog
          title={name}
          tiers={variant.tiers}
          onChange={(tiers) => dispatch({ type: 'tiers', key: variant.key, tiers })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
