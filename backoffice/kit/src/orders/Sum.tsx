import { Typography } from '@mui/material';

interface SumProps {
  label: string;
  amount: string;
  /** Marks the total of the amounts. */
  strong?: boolean;
}

/** One labelled amount within a list of amounts. */
export function Sum({ label, amount, strong = false }: SumProps) {
  const weight = strong ? 700 : 400;
  return (
    <>
      <Typography
        component="dt"
        sx={{ fontWeight: weight, color: strong ? 'text.primary' : 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, textAlign: 'end', fontWeight: weight, fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi>{amount}</bdi>
      </Typography>
    </>
  );
}

/** Grid of the list of amounts. */
export const sumsSx = { m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 3, rowGap: 0.75 };
