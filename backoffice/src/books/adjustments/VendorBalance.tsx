import { KINDS, useLabels, useTranslate } from '@stoa/console-kit';
import { ADJUSTABLE_ACCOUNTS, LEDGER_ACCOUNTS, type LedgerAdjustmentLine } from '@stoa/contracts';
import { AutocompleteInput, RadioButtonGroupInput, ReferenceInput, required, SelectInput } from 'react-admin';

const AMOUNT = {
  name: 'amount',
  kind: 'money',
  currencyField: 'currency',
  required: true,
  writable: true,
} as const;
const LOOKUP = { meta: { lookup: true } };
const BY_NAME = { field: 'store_name', order: 'ASC' as const };
const byText = (q: string) => (q ? { q } : {});
/** The platform's own accounts, which need no owner. */
const OWN = ADJUSTABLE_ACCOUNTS.filter((code) => LEDGER_ACCOUNTS[code].owner === null);

/** Credits or debits a vendor's available balance against an account of the platform. */
export function VendorBalance() {
  const translate = useTranslate();
  const labels = useLabels();
  const directions = (['credit', 'debit'] as const).map((id) => ({
    id,
    name: translate(`stoa.adjustment.${id}`),
  }));
  return (
    <>
      <ReferenceInput source="vendor_id" reference="vendors" queryOptions={LOOKUP} sort={BY_NAME}>
        <AutocompleteInput
          optionText="store_name"
          filterToQuery={byText}
          validate={required()}
          helperText={false}
        />
      </ReferenceInput>
      <RadioButtonGroupInput
        source="direction"
        choices={directions}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <KINDS.money.Input field={AMOUNT} />
      <SelectInput
        source="against"
        choices={OWN.map((id) => ({ id, name: labels.choice(id) }))}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
    </>
  );
}

/** The two lines that the form means: a credit raises what a vendor is owed. */
export function vendorLinesOf(values: Record<string, unknown>): Partial<LedgerAdjustmentLine>[] {
  const { vendor_id, direction, amount, against } = values;
  const [side, other] =
    direction === 'debit' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return [
    { account: 'vendor_available', owner: String(vendor_id), [side]: amount },
    { account: against as LedgerAdjustmentLine['account'], [other]: amount },
  ];
}
