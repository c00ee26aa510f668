import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { SaleSimulation, SimulateSale } from '@stoa/contracts';
import { Form, ResourceContextProvider, type HttpError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RequirePermission } from '../auth/RequirePermission';
import { ExplanationRows } from '../explanations/ExplanationRows';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { useApi } from '../schema/SchemaContext';
import { FormArea } from '../screens/form/FormArea';
import { useCurrency } from '../settings/useShopSettings';
import { SimulationForm } from './SimulationForm';
import { EvaluatedRules } from './EvaluatedRules';
import { useSimulation } from './useSimulation';

interface SaleSimulatorProps {
  /** Permission that the page requires. */
  permission: 'commissions.read' | 'payoutRequests.read';
  /** The page that leads here. */
  parent: { label: string; to: string };
}

/** Calculates what a sale would cost and earn, and why, without placing an order. */
export function SaleSimulator({ permission, parent }: SaleSimulatorProps) {
  const translate = useTranslate();
  const { code } = useCurrency();
  const defaults = { quantity: 1, currency: code, discount_funded_by: 'vendor' };
  return (
    <RequirePermission name={permission}>
      <PageHeader
        title={translate('explain.simulation.title')}
        subtitle={translate('explain.simulation.about')}
        parent={parent}
      />
      <ResourceContextProvider value="sale_simulation">
        <Form noValidate defaultValues={defaults}>
          <Simulation />
        </Form>
      </ResourceContextProvider>
    </RequirePermission>
  );
}

function Simulation() {
  const translate = useTranslate();
  const isOperator = useApi().audience === 'admin';
  const input = filled(useWatch());
  const { data, error, isFetching } = useSimulation(input);
  return (
    <Box sx={columnsSx}>
      <FormArea title={translate('explain.simulation.sale')}>
        <SimulationForm methods={data?.payment_methods ?? []} />
      </FormArea>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }} aria-live="polite">
        <Box sx={{ height: 4 }}>
          {isFetching && <LinearProgress aria-label={translate('ra.page.loading')} />}
        </Box>
        {error && <Refused error={error} />}
        {!data && !error && (
          <Alert severity="info">
            {translate(isOperator ? 'explain.simulation.incomplete' : 'explain.simulation.own_incomplete')}
          </Alert>
        )}
        {data && !error && <Outcome simulation={data} />}
      </Box>
    </Box>
  );
}

/** Only what is filled in. */
function filled(values: Record<string, unknown>): SimulateSale {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries) as unknown as SimulateSale;
}

function Refused({ error }: { error: HttpError }) {
  const labels = useLabels();
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, string> };
  const named = Object.entries(errors);
  return (
    <Alert severity="error">
      {named.length === 0
        ? error.message
        : named.map(([field, message]) => (
            <div key={field}>
              {labels.field(field)}: {message}
            </div>
          ))}
    </Alert>
  );
}

function Outcome({ simulation }: { simulation: SaleSimulation }) {
  const { explanation, rules, prices_include_tax, platform_remits_tax } = simulation;
  const translate = useTranslate();
  const taxes = [
    translate(prices_include_tax ? 'explain.simulation.tax_included' : 'explain.simulation.tax_added'),
    translate(
      platform_remits_tax ? 'explain.simulation.platform_remits' : 'explain.simulation.vendor_remits',
    ),
  ];
  return (
    <>
      <FormArea title={explanation.name || translate('explain.simulation.result')}>
        <ExplanationRows result={explanation.result} />
        <Typography variant="caption" color="text.secondary">
          {taxes.join(' ')}
        </Typography>
      </FormArea>
      <FormArea title={translate('explain.simulation.rules')}>
        <EvaluatedRules rules={rules} />
      </FormArea>
    </>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
