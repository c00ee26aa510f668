import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeek from '@mui/icons-material/ViewWeek';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import type { ReportColumns } from './useReportColumns';

/** The choice of a report's columns. */
export function ColumnChoice({ shown, optional, toggle }: ReportColumns) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeek />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {optional.map((column) => (
          <MenuItem
            key={column.name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={() => toggle(column.name)}
            dense
          >
            <Mark isOn={shown.includes(column)} />
            {translate(`report.columns.${column.name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The box of an item, whose state its role tells. */
function Mark({ isOn }: { isOn: boolean }) {
  const Box = isOn ? CheckBox : CheckBoxOutlineBlank;
  return <Box fontSize="small" color={isOn ? 'primary' : 'action'} sx={{ marginInlineEnd: 1 }} />;
}
