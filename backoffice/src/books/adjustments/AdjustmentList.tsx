import {
  EmptyState,
  GeneratedList,
  momentCell,
  RecordTable,
  useTranslate,
  type Column,
} from '@stoa/console-kit';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import { Amount, Lines, Numbered, Progress, Reason } from './AdjustmentCells';
import { CreateAdjustmentButton } from './CreateAdjustmentButton';

const LATEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS: Column[] = [
  { name: 'number', Cell: Numbered, exports: ['number', 'day'] },
  { name: 'account', Cell: Lines, isSortable: false, exports: [] },
  { name: 'amount', Cell: Amount, isNumeric: true, exports: ['amount', 'currency'] },
  { name: 'reason', Cell: Reason, isSortable: false, exports: ['reason', 'requested_by', 'decided_by'] },
  { name: 'state', Cell: Progress },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Adjustments of the books: proposed by one operator and, above the limit, decided by another. */
export function AdjustmentList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={RuleOutlined}
      title={translate('stoa.adjustment.none')}
      text={translate('stoa.adjustment.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS} tools={<CreateAdjustmentButton />}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}
