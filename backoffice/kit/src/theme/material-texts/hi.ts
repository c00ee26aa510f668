export { hiIN as default } from '@mui/material/locale';
