export { arEG as default } from '@mui/material/locale';
