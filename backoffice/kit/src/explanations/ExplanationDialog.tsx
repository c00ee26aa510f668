import PrintOutlined from '@mui/icons-material/PrintOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  LinearProgress,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useTranslate, type TextName } from '../i18n/useTranslate';
import { LoadFailure } from '../screens/LoadFailure';
import { BookedChecks, BookedEntries } from './BookedEntries';
import { ExplanationRows } from './ExplanationRows';
import { useExplanation } from './useExplanation';

export interface ExplanationDialogProps {
  /** Call that explains the amount. */
  path: string;
  /** What is explained. */
  subject: TextName<'explain.titles'>;
  /** Line of the order to explain, instead of the whole order. */
  lineId?: number;
  onClose: () => void;
}

/** Shows why an amount is what it is, and the entries of the books; printable. */
export function ExplanationDialog({ path, subject, lineId, onClose }: ExplanationDialogProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data, error, isPending, refetch } = useExplanation(path, lineId);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isPhone} className={PRINTED}>
      <GlobalStyles styles={printStyles} />
      <DialogTitle>{translate(`explain.titles.${subject}`, { name: data?.name ?? '' })}</DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <ExplanationRows result={data.result} />
            <BookedChecks explanation={data} />
            <BookedEntries entries={data.entries} />
          </>
        )}
      </DialogContent>
      <DialogActions className={UNPRINTED}>
        <Button startIcon={<PrintOutlined />} disabled={!data} onClick={() => window.print()}>
          {translate('explain.print')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const PRINTED = 'printed-dialog';
const UNPRINTED = 'unprinted';

/** Prints the dialog as a page of its own, over as many sheets as it needs. */
const printStyles = {
  '@media print': {
    [`body > *:not(.${PRINTED}), .${UNPRINTED}, .MuiBackdrop-root`]: { display: 'none !important' },
    [`.${PRINTED}, .${PRINTED} *`]: { overflow: 'visible !important' },
    [`.${PRINTED}, .${PRINTED} .MuiDialog-container`]: {
      position: 'static !important',
      height: 'auto !important',
    },
    [`.${PRINTED} .MuiPaper-root`]: {
      maxHeight: 'none !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      boxShadow: 'none !important',
    },
  },
};
