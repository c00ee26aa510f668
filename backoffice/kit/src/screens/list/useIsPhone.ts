import { useMediaQuery, type Theme } from '@mui/material';

/** True where a table is too wide to be read. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
