export { bnBD as default } from '@mui/material/locale';
