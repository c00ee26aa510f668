import { EmptyState, GeneratedList, ListTable, SimulatorLink, useTranslate } from '@stoa/console-kit';
import Add from '@mui/icons-material/Add';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import { Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import type { CommissionRecord } from './commission-record';
import { CommissionDialog } from './CommissionDialog';
import { Applies, CommissionRate } from './facts';
import { Place } from './Place';

const IN_ORDER = { field: 'position', order: 'ASC' as const };
const COLUMNS = ['position', 'name', 'type', 'scope', 'status'];
const CELLS = { position: Place, name: Name, type: CommissionRate, scope: Applies };

/** Rules in evaluation order; the first that matches a sale applies. */
export function CommissionList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={PercentOutlined}
      title={translate('stoa.commission.none')}
      text={translate('stoa.commission.none_hint')}
    >
      <NewRule />
    </EmptyState>
  );
  return (
    <GeneratedList
      sort={IN_ORDER}
      columns={COLUMNS}
      perPage={100}
      subtitle={translate('stoa.commission.hint')}
      tools={
        <>
          <SimulatorLink />
          <NewRule />
        </>
      }
    >
      <ListTable columns={COLUMNS} cells={CELLS} empty={empty} />
    </GeneratedList>
  );
}

function NewRule() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'commissions', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('stoa.commission.new')}
      </Button>
      {open && <CommissionDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the rule; without permission just its name. */
function Name() {
  const rule = useRecordContext<CommissionRecord>();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'commissions', action: 'edit' });
  if (!rule) return null;
  if (!canAccess) return <>{rule.name}</>;
  return (
    <>
      <MuiLink
        component="button"
        type="button"
        underline="hover"
        onClick={() => setOpen(true)}
        sx={{ fontWeight: 600, color: 'text.primary', textAlign: 'start' }}
      >
        {rule.name}
      </MuiLink>
      {open && <CommissionDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}
