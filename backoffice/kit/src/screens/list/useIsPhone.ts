import { useMediaQuery, type Theme } from '@mui/material';

/** True where the screen is too narrow for tables. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
