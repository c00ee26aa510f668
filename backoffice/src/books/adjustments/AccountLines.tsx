import { KINDS, useLabels } from '@stoa/console-kit';
import { Stack } from '@mui/material';
import { ADJUSTABLE_ACCOUNTS, LEDGER_ACCOUNTS, type LedgerAdjustmentLine } from '@stoa/contracts';
import {
  ArrayInput,
  AutocompleteInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';

const LOOKUP = { meta: { lookup: true } };
const byText = (q: string) => (q ? { q } : {});
/** Resources of owners, and the field with their name. */
const OWNERS = {
  vendor: { reference: 'vendors', name: 'store_name', field: 'vendor_id' },
  rider: { reference: 'riders', name: 'name', field: 'rider_id' },
} as const;

/** Any number of accounts, each with a debit or a credit. */
export function AccountLines() {
  const labels = useLabels();
  const choices = ADJUSTABLE_ACCOUNTS.map((id) => ({ id, name: labels.choice(id) }));
  return (
    <ArrayInput source="lines" label={false} helperText={false}>
      <SimpleFormIterator disableReordering disableClear>
        <Stack sx={{ width: '100%', py: 1 }}>
          <SelectInput
            source="account"
            choices={choices}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <OwnerInput />
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <SideInput side="debit" />
            <SideInput side="credit" />
          </Stack>
        </Stack>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Whose account it is, where it has an owner. */
function OwnerInput() {
  const labels = useLabels();
  const { getSource } = useSourceContext();
  const account = useWatch({ name: getSource('account') }) as LedgerAdjustmentLine['account'] | undefined;
  const kind = account ? LEDGER_ACCOUNTS[account].owner : null;
  if (kind === null) return null;
  const owner = kind === 'vendor' || kind === 'rider' ? OWNERS[kind] : null;
  if (!owner) return <TextInput source="owner" helperText={false} />;
  const { reference, name, field } = owner;
  return (
    <ReferenceInput
      source="owner"
      reference={reference}
      queryOptions={LOOKUP}
      sort={{ field: name, order: 'ASC' }}
    >
      <AutocompleteInput
        // eslint-disable-next-line no-restricted-syntax -- the account decides whose name the owner is
        label={labels.field(field)}
        optionText={name}
        filterToQuery={byText}
        helperText={false}
      />
    </ReferenceInput>
  );
}

/** An amount in the currency of the form. */
function SideInput({ side }: { side: 'debit' | 'credit' }) {
  const field = { name: side, kind: 'money', currencyField: 'currency', writable: true } as const;
  return <KINDS.money.Input field={field as never} />;
}

/** The lines as the API takes them. */
export function linesOf({ lines }: Record<string, unknown>): Partial<LedgerAdjustmentLine>[] {
  return (lines as Partial<LedgerAdjustmentLine>[]).map(({ account, owner, debit, credit }) => ({
    account,
    ...(owner && { owner: String(owner) }),
    ...(debit && { debit }),
    ...(credit && { credit }),
  }));
}
