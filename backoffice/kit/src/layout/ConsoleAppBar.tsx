import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Search from '@mui/icons-material/Search';
import {
  Box,
  Button,
  Chip,
  Typography,
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
  Logout,
  ToggleThemeButton,
  UserMenu,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useShopSettings } from '../settings/useShopSettings';
import { Logo } from './Logo';

/** The bar above all screens: brand, the way to everything (⌘K), language, light or dark, and who is signed in. */
export function ConsoleAppBar({ name, onSearch }: { name: string; onSearch: () => void }) {
  const translate = useTranslate();
  const settings = useShopSettings();
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <AppBar alwaysOn color="inherit" toolbar={<Tools />} userMenu={<ConsoleUserMenu />} sx={barSx}>
      <Logo size={28} />
      {!small && (
        <Typography component="span" sx={{ fontWeight: 680, fontSize: 16, mx: 1.25, whiteSpace: 'nowrap' }}>
          {settings?.shopName ?? 'Stoa'}
        </Typography>
      )}
      {!small && <Chip size="small" variant="outlined" label={translate(name)} />}
      <Box sx={{ flexGrow: 1 }} />
      <Button
        onClick={onSearch}
        color="inherit"
        startIcon={<Search fontSize="small" />}
        aria-label={translate('stoa.palette.open')}
        sx={searchSx}
      >
        {!small && <span>{translate('stoa.palette.open')}</span>}
        {!small && <Box component="kbd">Ctrl K</Box>}
      </Button>
    </AppBar>
  );
}

function Tools() {
  return (
    <>
      <LocalesMenuButton />
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
}

function ConsoleUserMenu() {
  return (
    <UserMenu>
      <ProfileItem />
      <Logout />
    </UserMenu>
  );
}

function ProfileItem() {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/profile" onClick={menu?.onClose}>
      <ListItemIcon>
        <AccountCircleOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('stoa.profile.title')}</ListItemText>
    </MenuItem>
  );
}

const barSx = {
  '& .RaAppBar-toolbar': { minHeight: 56, px: 1.5 },
  '& .RaAppBar-menuButton': { marginInlineEnd: 1 },
  '& .RaLocalesMenuButton-root, & .MuiButton-root': { color: 'text.secondary' },
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
