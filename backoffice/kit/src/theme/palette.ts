import type { PaletteMode, PaletteOptions } from '@mui/material';

/** The brand colour, used by both consoles and their icons. */
export const BRAND = '#0f6b5f';

const LIGHT: PaletteOptions = {
  mode: 'light',
  primary: { main: BRAND, light: '#2c8a7c', dark: '#0a4d44', contrastText: '#ffffff' },
  secondary: { main: '#3d4a5c', contrastText: '#ffffff' },
  background: { default: '#f6f7f8', paper: '#ffffff' },
  text: { primary: '#17202b', secondary: '#566173' },
  divider: '#e4e7eb',
  success: { main: '#146539' },
  warning: { main: '#8a4d05' },
  error: { main: '#b3261e' },
  info: { main: '#1f55a3' },
};

const DARK: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#5cc4b3', light: '#8adccf', dark: '#2f9686', contrastText: '#06201c' },
  secondary: { main: '#a7b3c4', contrastText: '#10161d' },
  background: { default: '#0f1419', paper: '#171d24' },
  text: { primary: '#e6eaef', secondary: '#9aa6b5' },
  divider: '#29323c',
  success: { main: '#5cc98d' },
  warning: { main: '#e3aa55' },
  error: { main: '#f28b82' },
  info: { main: '#86b4f0' },
};

/** Colours of the consoles by mode; text colours have a contrast of at least 4.5 on both backgrounds. */
export function paletteOf(mode: PaletteMode): PaletteOptions {
  return mode === 'dark' ? DARK : LIGHT;
}
