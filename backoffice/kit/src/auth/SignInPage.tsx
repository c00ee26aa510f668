import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import { Box, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import type { ConsoleApi } from '../api/api';
import { useTranslate } from '../i18n/useTranslate';
import { Logo } from '../layout/Logo';
import { PRODUCT_NAME } from '../layout/product-name';
import { ForgotPassword } from './ForgotPassword';
import { LanguageChoice } from './LanguageChoice';
import { signIn } from './sign-in';
import { SignInForm } from './SignInForm';
import { goToSignIn } from './return-path';

interface SignInPageProps {
  api: ConsoleApi;
  /** Preloads the console; called once the user starts to type. */
  onIntent: () => void;
}

/** A console's sign-in page, all that loads before sign-in; texts are in `sign-in.login.<audience>`. */
export function SignInPage({ api, onIntent }: SignInPageProps) {
  const translate = useTranslate();
  const { audience } = api;
  useEffect(() => {
    document.title = `${translate('sign-in.form.submit')} · ${PRODUCT_NAME}`;
    goToSignIn();
  }, [translate]);
  return (
    <Box sx={pageSx}>
      <SidePanel audience={audience} />
      <Stack component="main" sx={{ p: { xs: 3, sm: 6 }, justifyContent: 'center', alignItems: 'center' }}>
        <Box sx={{ alignSelf: 'flex-end', mb: 'auto' }}>
          <LanguageChoice />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 380, mb: 'auto' }} onInput={onIntent}>
          <Stack direction="row" sx={{ display: { md: 'none' }, gap: 1, alignItems: 'center', mb: 4 }}>
            <Logo size={36} />
            <Typography sx={{ fontWeight: 700, fontSize: 20 }}>{PRODUCT_NAME}</Typography>
          </Stack>
          <Typography variant="h1">{translate(`sign-in.login.${audience}.title`)}</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.75, mb: 3 }}>
            {translate(`sign-in.login.${audience}.subtitle`)}
          </Typography>
          <SignInForm onSignIn={(credentials) => signIn(api, credentials)} />
          <ForgotPassword audience={audience} />
        </Box>
      </Stack>
    </Box>
  );
}

function SidePanel({ audience }: { audience: 'admin' | 'vendor' }) {
  const translate = useTranslate();
  return (
    <Stack component="aside" sx={panelSx}>
      <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
        <Logo size={36} />
        <Typography sx={{ fontWeight: 700, fontSize: 20 }}>{PRODUCT_NAME}</Typography>
      </Stack>
      <Box sx={{ my: 'auto', maxWidth: 440 }}>
        <Typography
          component="p"
          sx={{ fontSize: 34, fontWeight: 700, lineHeight: 1.18, letterSpacing: '-0.02em' }}
        >
          {translate(`sign-in.login.${audience}.promise`)}
        </Typography>
        <Stack component="ul" sx={{ gap: 1.5, mt: 4, p: 0, listStyle: 'none' }}>
          {(['first', 'second', 'third'] as const).map((point) => (
            <Stack key={point} component="li" direction="row" sx={{ gap: 1.25 }}>
              <CheckCircleOutline sx={{ color: '#8fd9cb' }} />
              <Typography sx={{ fontSize: 15.5 }}>
                {translate(`sign-in.login.${audience}.${point}`)}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </Box>
      <Colonnade />
    </Stack>
  );
}

/** The brand's logo drawn large, cropped by the panel's edge. */
function Colonnade() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 220"
      aria-hidden
      sx={{ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', opacity: 0.13 }}
    >
      <path fill="#fff" d="M0 40h600v16H0zM0 64h600v6H0z" />
      {[20, 140, 260, 380, 500].map((x) => (
        <path key={x} fill="#fff" d={`M${x} 78h70v10h-8v132h-54V88h-8z`} />
      ))}
    </Box>
  );
}

const pageSx = {
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(420px, 5fr) 6fr' },
  bgcolor: 'background.paper',
};

const panelSx = {
  display: { xs: 'none', md: 'flex' },
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  p: 6,
  background: 'linear-gradient(155deg, #0a4d44 0%, #0f6b5f 48%, #124a5c 100%)',
};
