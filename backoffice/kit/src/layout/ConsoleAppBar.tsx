import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew';
import Search from '@mui/icons-material/Search';
import {
  Box,
  Button,
  Chip,
  useMediaQuery,
  type Theme,
  ListItemIcon,
  ListItemText,
  MenuItem,
} from '@mui/material';
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useUserMenu,
} from 'react-admin';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useShopSettings } from '../settings/useShopSettings';
import { SIGN_OUT } from '../auth/SignOut';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { Logo } from './Logo';
import { PRODUCT_NAME } from './product-name';

/** The bar above all screens: brand, command palette (⌘K), language, theme and user menu. */
export function ConsoleAppBar({ name, onSearch }: { name: TextKey; onSearch: () => void }) {
  const translate = useTranslate();
  const shop = useShopSettings()?.shopName ?? PRODUCT_NAME;
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <AppBar alwaysOn color="inherit" toolbar={<Tools />} userMenu={<ConsoleUserMenu />} sx={barSx}>
      <Box component={Link} to="/" aria-label={small ? shop : undefined} sx={homeSx}>
        <Logo size={28} />
        {!small && <span>{shop}</span>}
      </Box>
      {!small && <Chip size="small" variant="outlined" label={translate(name)} />}
      <Box sx={{ flexGrow: 1 }} />
      <Button
        onClick={onSearch}
        color="inherit"
        startIcon={<Search fontSize="small" />}
        aria-label={small ? translate('stoa.palette.open') : undefined}
        sx={searchSx}
      >
        {!small && <span>{translate('stoa.palette.open')}</span>}
        {!small && <Box component="kbd">Ctrl K</Box>}
      </Button>
    </AppBar>
  );
}

function Tools() {
  const translate = useTranslate();
  return (
    <>
      <LocalesMenuButton />
      <ToggleThemeButton />
      <LoadingIndicator aria-label={translate('ra.page.loading')} />
    </>
  );
}

function ConsoleUserMenu() {
  const { data: identity } = useGetIdentity();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  // The accessible name has to match the visible label; on a phone, UserMenu would name an unknown key in English.
  return (
    <UserMenu label={(isWide && identity?.fullName) || 'ra.auth.user_menu'}>
      <UserItem to="/profile" icon={<AccountCircleOutlined fontSize="small" />} text="stoa.profile.title" />
      <UserItem to={SIGN_OUT} icon={<PowerSettingsNew fontSize="small" />} text="ra.auth.logout" />
    </UserMenu>
  );
}

function UserItem({ to, icon, text }: { to: string; icon: ReactElement; text: TextKey }) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={to} onClick={menu?.onClose}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{translate(text)}</ListItemText>
    </MenuItem>
  );
}

const barSx = {
  '& .RaAppBar-toolbar': { minHeight: 56, px: 1.5 },
  '& .RaAppBar-menuButton': { marginInlineEnd: 1 },
  '& .RaLocalesMenuButton-root, & .MuiButton-root': { color: 'text.secondary' },
};

const homeSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  marginInlineEnd: 1.25,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 680,
  fontSize: 16,
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
};

const searchSx = {
  minWidth: 0,
  px: { xs: 1, md: 1.5 },
  marginInlineEnd: 1,
  border: { md: 1 },
  borderColor: { md: 'divider' },
  bgcolor: { md: 'background.default' },
  fontWeight: 450,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, md: 1 } },
  '& kbd': {
    marginInlineStart: 3,
    fontFamily: 'inherit',
    fontSize: 11,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    px: 0.75,
    bgcolor: 'background.paper',
  },
};
