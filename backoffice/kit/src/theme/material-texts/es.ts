import { esES, type Localization } from '@mui/material/locale';

const components: Localization['components'] = esES.components;

/** Material UI names the button that opens a list of choices "Abierto", which is a state. */
const texts: Localization = {
  components: {
    ...components,
    MuiAutocomplete: {
      defaultProps: { ...components?.MuiAutocomplete?.defaultProps, openText: 'Abrir' },
    },
  },
};

export default texts;
