import { Typography } from '@mui/material';

interface SumProps {
  label: string;
  amount: string;
  /** What the others come to. */
  strong?: boolean;
}

/** One amount of a reckoning by its name, within a list of them. */
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

/** The list of a reckoning's amounts. */
export const sumsSx = { m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 3, rowGap: 0.75 };
