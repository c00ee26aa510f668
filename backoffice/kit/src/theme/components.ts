import { alpha, type Theme, type ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { Loading, NoResults } from './SelectTexts';

type Overrides = NonNullable<ThemeOptions['components']>;

function surfaces(theme: Theme): Overrides {
  const line = `1px solid ${theme.palette.divider}`;
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: line, borderRadius: 12 } } },
    MuiMenu: {
      styleOverrides: { paper: { border: line, boxShadow: '0 12px 32px rgba(16,24,40,.14)', marginTop: 4 } },
    },
    MuiPopover: { styleOverrides: { paper: { border: line, boxShadow: '0 12px 32px rgba(16,24,40,.14)' } } },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: 14, border: line },
        // Widths of dialogs (specification §9).
        paperWidthXs: { maxWidth: 500 },
        paperWidthSm: { maxWidth: 500 },
        paperWidthMd: { maxWidth: 800 },
        paperWidthLg: { maxWidth: 1140 },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: theme.palette.background.paper,
          color: theme.palette.text.primary,
          borderBottom: line,
        },
      },
    },
  };
}

function controls(theme: Theme): Overrides {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, fontWeight: 600 },
        sizeSmall: { padding: '5px 12px', fontSize: 13.5 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 8, backgroundColor: theme.palette.background.paper },
        notchedOutline: { borderColor: alpha(theme.palette.text.primary, 0.2) },
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        fullWidth: true,
        noOptionsText: createElement(NoResults),
        loadingText: createElement(Loading),
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 550, borderRadius: 6 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 42, fontWeight: 600 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 42 }, indicator: { height: 3, borderRadius: 3 } } },
    MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: -7 } } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
  };
}

function tables(theme: Theme): Overrides {
  const head = { fontSize: 12.5, fontWeight: 600, color: theme.palette.text.secondary };
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: theme.palette.divider, fontVariantNumeric: 'tabular-nums' },
        head: { ...head, backgroundColor: alpha(theme.palette.text.primary, 0.025), whiteSpace: 'nowrap' },
        // On smaller desktops the columns of amounts fit beside the menu.
        sizeSmall: { padding: '8px 12px', [theme.breakpoints.down('xl')]: { paddingInline: 8 } },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
    MuiTablePagination: { styleOverrides: { root: { borderTop: `1px solid ${theme.palette.divider}` } } },
  };
}

function frame(theme: Theme): Overrides {
  return {
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 56 },
          '& .RaLayout-content': {
            backgroundColor: theme.palette.background.default,
            padding: '20px 28px 48px',
            minWidth: 0,
            overflowX: 'clip',
            [theme.breakpoints.down('sm')]: { padding: '14px 14px 40px' },
          },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          // As high as the page, below the menu that stays in the window when the page is scrolled.
          height: 'auto',
          minHeight: 'calc(100vh - 56px)',
          borderInlineEnd: `1px solid ${theme.palette.divider}`,
          '& .RaSidebar-fixed': { height: 'calc(100vh - 56px)', width: 'inherit', overflowX: 'hidden' },
          '& .MuiPaper-root': {
            backgroundColor: theme.palette.background.paper,
            borderInlineEnd: 0,
            height: '100%',
          },
        },
      },
    },
  } as Overrides;
}

function lists(theme: Theme): Overrides {
  return {
    RaDataTable: {
      styleOverrides: {
        root: { '& .RaDataTable-rowOdd, & .RaDataTable-rowEven': { backgroundColor: 'inherit' } },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          // In the flow between search and rows: as an overlay it would hide the search's buttons.
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'relative',
            transform: 'none',
            borderRadius: 0,
            color: theme.palette.primary.main,
            backgroundColor: alpha(theme.palette.primary.main, 0.08),
          },
          [theme.breakpoints.down('sm')]: {
            '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
              flexWrap: 'wrap',
              height: 'auto',
              padding: '0 12px',
            },
          },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
        },
      },
    },
    RaFilterForm: { styleOverrides: { root: { padding: 0, minHeight: 0, width: '100%' } } },
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  } as Overrides;
}

function menu(theme: Theme): Overrides {
  return {
    RaMenu: { styleOverrides: { root: { marginTop: 0, padding: '12px 0 24px' } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '1px 10px',
          padding: '7px 10px',
          borderRadius: 8,
          fontSize: 14,
          fontWeight: 500,
          color: theme.palette.text.secondary,
          '& .RaMenuItemLink-icon': { minWidth: 32, color: 'inherit' },
          '& .MuiSvgIcon-root': { fontSize: 20 },
          '&.RaMenuItemLink-active': {
            color: theme.palette.primary.main,
            fontWeight: 650,
            backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.16 : 0.09),
          },
        },
      },
    },
  } as Overrides;
}

/** Style overrides of MUI's and react-admin's components. */
export function componentsOf(theme: Theme): Overrides {
  return {
    ...surfaces(theme),
    ...controls(theme),
    ...tables(theme),
    ...frame(theme),
    ...lists(theme),
    ...menu(theme),
  };
}
